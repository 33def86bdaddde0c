import { periodOfDay, previousPeriod } from '#domain/commissions/period.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { formatServiceTime } from '#domain/dates/service-time.ts'
import * as api from '#domain/team/api.ts'
import { firstDirection } from '#domain/team/filters.ts'
import { isActiveMember, TEAM_PAGE, TEAM_PAGE_MOST } from '#domain/team/member.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import type { TeamMember } from '#domain/team/schema.ts'
import { noSuchEntity } from '#service/http/fault.ts'
import { route, type RequestContext, type Route } from '#service/http/route.ts'
import { languageOfStore } from '#service/languages/six-languages.ts'
import type * as z from 'zod/mini'
import {
  countChildren,
  findMember,
  legHeads,
  listChildren,
  readConsent,
  searchMembers,
  summariseTeam,
  writeConsent,
  type MemberRow,
  type Page,
  type TeamQuestion,
} from './explorer-store.ts'
import { shownMember } from './shown-member.ts'

const toPoints = (volume: number | null): number | null => (volume === null ? null : volume / 100)

function questionOf({ now, requireCustomer }: RequestContext): TeamQuestion {
  const today = toHongKongDate(now)
  const running = periodOfDay(today)
  return { viewer: requireCustomer().id, running, previous: previousPeriod(running), today }
}

const languageOf = ({ store }: RequestContext) => languageOfStore(store.code)

/** The question with the leg that is asked for. */
const inLeg = (question: TeamQuestion, heads: readonly number[], leg: number | undefined): TeamQuestion =>
  leg === undefined ? question : { ...question, legHead: heads[leg - 1] ?? null }

const pageOf = ({
  pageSize,
  currentPage,
}: {
  pageSize?: number | undefined
  currentPage?: number | undefined
}): Page => {
  const limit = Math.min(TEAM_PAGE_MOST, Math.max(1, pageSize ?? TEAM_PAGE))
  return { limit, offset: (Math.max(1, currentPage ?? 1) - 1) * limit }
}

/** A member as the viewer may see them: name, number and contact belong to those who share them. */
function memberToWire(
  row: MemberRow,
  viewer: number,
  heads: readonly number[],
  language: LanguageCode,
): z.input<typeof TeamMember> {
  const generation = row.upline.indexOf(viewer) + 1
  const head = generation === 1 ? row.id : (row.upline[generation - 2] ?? row.id)
  const shared = row.shares_details
  return {
    id: row.id,
    parent_id: generation === 1 ? null : (row.upline[0] ?? null),
    ...shownMember(row, language),
    shares_details: shared,
    user_type: row.group_label,
    level: row.group_label === 'associate' ? (row.level ?? 'associate') : null,
    is_active: isActiveMember(row.ppv),
    generation,
    leg: { id: head, number: heads.indexOf(head) + 1 },
    ppv: toPoints(row.ppv),
    dpv: toPoints(row.dpv),
    previous_ppv: toPoints(row.previous_ppv),
    previous_dpv: toPoints(row.previous_dpv),
    joined_on: row.joined_day,
    renews_on: row.group_label === 'associate' ? row.associate_expires_on : null,
    children: row.children_count,
    below: row.downline_count,
    ...(shared && row.email ? { email: row.email } : {}),
    ...(shared && row.mobile ? { mobile: `+${row.mobile_prefix ?? ''} ${row.mobile}` } : {}),
  }
}

/** @throws Fault 404 for somebody outside the viewer's team, as for nobody */
async function requireMember(
  { reads }: RequestContext,
  question: TeamQuestion,
  id: number,
): Promise<MemberRow> {
  const member = await findMember(reads, question, id)
  if (!member) throw noSuchEntity('memberId', id)
  return member
}

/** The team explorer: who stands below an associate (docs/decisions/0017). */
export const teamRoutes: Route[] = [
  route(api.searchTeam, async ({ query }, context) => {
    const { reads, now } = context
    const question = questionOf(context)
    if (query.below !== undefined) await requireMember(context, question, query.below)
    const sort = query.sort ?? 'generation'
    const heads = await legHeads(reads, question.viewer)
    const { members, total } = await searchMembers(reads, inLeg(question, heads, query.leg), query, {
      ...pageOf(query),
      below: query.below,
      sort,
      direction: query.direction ?? firstDirection(sort),
    })
    return {
      items: members.map((row) => memberToWire(row, question.viewer, heads, languageOf(context))),
      total_count: total,
      period: question.running,
      as_of: formatServiceTime(now),
    }
  }),
  route(api.getTeamBranch, async ({ query }, context) => {
    const { reads, now } = context
    const question = questionOf(context)
    if (query.parent !== undefined) await requireMember(context, question, query.parent)
    const parent = query.parent ?? question.viewer
    const [heads, all] = [await legHeads(reads, question.viewer), await countChildren(reads, parent)]
    const { members, total, matches } = await listChildren(reads, inLeg(question, heads, query.leg), query, {
      ...pageOf(query),
      parent,
    })
    return {
      items: members.map((row) => {
        const found = matches.get(row.id)
        return {
          ...memberToWire(row, question.viewer, heads, languageOf(context)),
          ...(found ? { matches: found.below, is_match: found.isMatch } : {}),
        }
      }),
      total_count: total,
      hidden_count: all - total,
      period: question.running,
      as_of: formatServiceTime(now),
    }
  }),
  route(api.getTeamSummary, async (_request, context) => {
    const question = questionOf(context)
    return {
      ...(await summariseTeam(context.reads, question)),
      period: question.running,
      as_of: formatServiceTime(context.now),
    }
  }),
  route(api.getTeamMember, async ({ params }, context) => {
    const question = questionOf(context)
    const member = await requireMember(context, question, params.memberId)
    const heads = await legHeads(context.reads, question.viewer)
    return memberToWire(member, question.viewer, heads, languageOf(context))
  }),
  route(api.getTeamConsent, async (_request, { db, requireCustomer }) => ({
    shares_details: await readConsent(db, requireCustomer().id),
  })),
  route(api.saveTeamConsent, async ({ body }, { db, now, requireCustomer }) => {
    await writeConsent(db, requireCustomer().id, body.shares_details, now)
    return true as const
  }),
]
