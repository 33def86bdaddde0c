import { ACTIVE_LEG_VOLUME, ACTIVE_PPV } from '#domain/commissions/levels.ts'
import type { Period } from '#domain/commissions/period.ts'
import type { TeamFilters } from '#domain/team/schema.ts'
import type { TeamSort } from '#domain/team/filters.ts'
import { plannedAnew, type Db, type SqlValue } from '#service/db/db.ts'
import type { CustomerGroup } from '#service/http/context.ts'

/** A member of a team with the figures of two periods. Volumes in hundredths of a point. */
export interface MemberRow {
  id: number
  firstname: string
  lastname: string
  email: string | null
  mobile_prefix: string | null
  mobile: string | null
  referral_id: string
  group_label: CustomerGroup
  shares_details: boolean
  /** Whether the account was deleted. */
  is_former: boolean
  upline: number[]
  downline_count: number
  children_count: number
  joined_day: string
  associate_expires_on: string | null
  level: string | null
  ppv: number | null
  dpv: number | null
  previous_ppv: number | null
  previous_dpv: number | null
}

/** Members of a page, in its order, and how many there are in all. */
export interface FoundMembers {
  readonly members: readonly MemberRow[]
  readonly total: number
}

/** A page of the tree: with filters also who matches, and how many match below. */
export interface FoundBranch extends FoundMembers {
  readonly matches: ReadonlyMap<number, { readonly isMatch: boolean; readonly below: number }>
}

/** What a question about a team is about. */
export interface TeamQuestion {
  /** The customer whose team it is. */
  readonly viewer: number
  /** The running period, and the one before it. */
  readonly running: Period
  readonly previous: Period
  /** Hong Kong date. */
  readonly today: string
  /** The head of the leg that is asked for; null where there is no such leg. */
  readonly legHead?: number | null
}

export interface Page {
  readonly limit: number
  readonly offset: number
}

/** The Hong Kong day on which a customer `c` joined. */
export const joinedDay = `coalesce(c.joined_on, (c.created_at at time zone 'Asia/Hong_Kong')::date)`

const columns = `c.id, c.firstname, c.lastname, c.email, c.mobile_prefix, c.mobile, c.referral_id, c.group_label, c.shares_details, c.deleted_at is not null as is_former, c.upline, c.downline_count, c.children_count,
  ${joinedDay} as joined_day, c.associate_expires_on, r.level, f.ppv, f.dpv, coalesce(r.ppv, p.ppv) as previous_ppv, coalesce(r.dpv, p.dpv) as previous_dpv`

/** $1 is the running period, $2 the one before: figures so far, and final ones where the period is closed. */
const figures = `left join period_figures f on f.customer_id = c.id and f.period = $1
  left join period_figures p on p.customer_id = c.id and p.period = $2
  left join period_result r on r.customer_id = c.id and r.period = $2`

/** Characters that mean something in a pattern. */
const literal = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`)

/** Ways in which a text finds somebody, each answered by an index of its own (migration 105). */
function searchedBy(text: string, bind: (value: SqlValue) => string): string[] {
  const name = bind(text)
  const part = bind(`%${literal(text)}%`)
  const ways = [
    `c.shares_details and search_pieces(c.searched_name, 1) @> search_pieces(lower(${name}), least(3, length(${name}))) and c.searched_name like lower(${part})`,
  ]
  if (/^\d+$/.test(text)) ways.push(`c.shares_details and c.referral_id like ${bind(`${text}%`)}`)
  if (/^\d{3}$/.test(text)) ways.push(`not c.shares_details and right(c.referral_id, 3) = ${name}`)
  return ways
}

/**
 * The filters as a condition. People who do not share their details are found by the three digits that everybody sees, never by
 * name or number.
 * @param bind adds a parameter and answers its placeholder
 */
function conditionOf(
  filters: TeamFilters,
  { today, legHead }: Pick<TeamQuestion, 'today' | 'legHead'>,
  bind: (value: SqlValue) => string,
): string {
  if (legHead === null) return 'false'
  const all: string[] = []
  if (legHead !== undefined) {
    const head = bind(legHead)
    all.push(`(c.id = ${head} or c.upline @> array[${head}::int])`)
  }
  const text = filters.q?.trim() ?? ''
  if (text !== '') all.push(`(${searchedBy(text, bind).join(' or ')})`)
  if (filters.level === 'preferred') all.push(`c.group_label = 'preferred'`)
  else if (filters.level) {
    // Who has no result is an associate; every other level is found in the index of results.
    const level = filters.level === 'associate' ? `coalesce(r.level, 'associate')` : 'r.level'
    all.push(`c.group_label = 'associate' and ${level} = ${bind(filters.level)}`)
  }
  if (filters.activity)
    all.push(filters.activity === 'active' ? `f.ppv >= ${ACTIVE_PPV}` : `coalesce(f.ppv, 0) < ${ACTIVE_PPV}`)
  if (filters.joined_from) all.push(`${joinedDay} >= ${bind(filters.joined_from)}`)
  if (filters.joined_to) all.push(`${joinedDay} <= ${bind(filters.joined_to)}`)
  if (filters.renews_within !== undefined)
    all.push(
      `c.associate_expires_on between ${bind(today)} and ${bind(today)}::date + ${bind(filters.renews_within)}::int`,
    )
  return all.length === 0 ? 'true' : all.join(' and ')
}

/** What names are sorted by: one that is not shared has no place, and stands behind all others in the order of ids. */
export const nameOrder = `case when c.shares_details then lower(c.lastname || ' ' || c.firstname) end`

const orders: Readonly<Record<TeamSort, string>> = {
  generation: 'cardinality(c.upline)',
  name: nameOrder,
  joined: joinedDay,
  renewal: 'c.associate_expires_on',
  ppv: 'f.ppv',
  dpv: 'f.dpv',
}

const binder = (params: SqlValue[]) => (value: SqlValue) => `$${params.push(value)}`

/** Members by their ids, in the order of these. */
async function readMembers(
  db: Db,
  { running, previous }: TeamQuestion,
  ids: readonly number[],
): Promise<MemberRow[]> {
  const rows = await db.query<MemberRow>(
    `select ${columns} from customer c ${figures} where c.id = any($3)`,
    [running, previous, ids],
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The figures as far as a question needs them, with its parameters. */
const joinFor = (question: string, bind: (value: SqlValue) => string, { running, previous }: TeamQuestion) =>
  [
    ...(question.includes('f.')
      ? [`left join period_figures f on f.customer_id = c.id and f.period = ${bind(running)}`]
      : []),
    ...(question.includes('r.')
      ? [`left join period_result r on r.customer_id = c.id and r.period = ${bind(previous)}`]
      : []),
  ].join(' ')

/** One page of the people below a member of the team (or the viewer), who match. */
export async function searchMembers(
  db: Db,
  question: TeamQuestion,
  filters: TeamFilters,
  {
    below = question.viewer,
    sort,
    direction,
    limit,
    offset,
  }: Page & { below: number | undefined; sort: TeamSort; direction: 'asc' | 'desc' },
): Promise<FoundMembers> {
  const params: SqlValue[] = [below, limit, offset]
  const bind = binder(params)
  const condition = conditionOf(filters, question, bind)
  const join = joinFor(`${condition} ${orders[sort]}`, bind, question)
  const isAll = condition === 'true'
  const pageOf = (joined: string, nulls: string) =>
    db.query<{ id: number; total: number }>(
      plannedAnew(
        `select c.id, ${isAll ? '0' : 'count(*) over ()'}::int as total from customer c ${joined}
       where c.upline @> array[$1::int] and c.referral_id is not null and ${condition}
       order by ${orders[sort]} ${direction} ${nulls}, c.id limit $2 offset $3`,
      ),
      params,
    )
  // Figures are read by their size from an index; people without any stand behind, and only then is everybody sorted.
  const ranked = isAll && join !== '' ? await pageOf(join.replace('left join', 'join'), '') : []
  const found = ranked.length === limit ? ranked : await pageOf(join, 'nulls last')
  const members = await readMembers(
    db,
    question,
    found.map(({ id }) => id),
  )
  // rows carry the total: a page past the last one has none to carry it
  const count = async () =>
    offset === 0
      ? 0
      : (await searchMembers(db, question, filters, { below, sort, direction, limit: 1, offset: 0 })).total
  return { members, total: isAll ? await countBelow(db, below) : (found[0]?.total ?? (await count())) }
}

/** How many people stand below somebody: counted as they join. */
const countBelow = async (db: Db, id: number): Promise<number> =>
  (await db.one<{ count: number }>('select downline_count as count from customer where id = $1', [id]))
    ?.count ?? 0

/** One page of the people directly below somebody, the oldest first: with filters those who match or have matches below them. */
export async function listChildren(
  db: Db,
  question: TeamQuestion,
  filters: TeamFilters,
  { parent, limit, offset }: Page & { parent: number },
): Promise<FoundBranch> {
  const params: SqlValue[] = [parent, limit, offset]
  const bind = binder(params)
  const condition = conditionOf(filters, question, bind)
  const rows = await db.query<{ id: number; total: number; below: number; is_match: boolean }>(
    condition === 'true'
      ? `select c.id, count(*) over ()::int as total, 0 as below, true as is_match from customer s join customer c on c.sponsor_id = s.referral_id
         where s.id = $1 and c.referral_id is not null order by c.id limit $2 offset $3`
      : plannedAnew(
          `with heads as (
           select case when c.upline[1] = $1 then c.id else c.upline[array_position(c.upline, $1::int) - 1] end as head, c.upline[1] = $1 as is_match
           from customer c ${joinFor(condition, bind, question)} where c.upline @> array[$1::int] and c.referral_id is not null and ${condition})
         select head as id, count(*) over ()::int as total, count(*) filter (where not is_match)::int as below, bool_or(is_match) as is_match
         from heads group by head order by head limit $2 offset $3`,
        ),
    params,
  )
  const count = async () =>
    offset === 0 ? 0 : (await listChildren(db, question, filters, { parent, limit: 1, offset: 0 })).total
  return {
    members: await readMembers(
      db,
      question,
      rows.map(({ id }) => id),
    ),
    total: rows[0]?.total ?? (await count()),
    matches: new Map(
      condition === 'true' ? [] : rows.map(({ id, below, is_match }) => [id, { below, isMatch: is_match }]),
    ),
  }
}

/** How many people stand directly below somebody: counted as they join. */
export const countChildren = async (db: Db, parent: number): Promise<number> =>
  (await db.one<{ count: number }>('select children_count as count from customer where id = $1', [parent]))
    ?.count ?? 0

/** A member of the viewer's team; undefined for anybody else, as if they did not exist. */
export const findMember = (
  db: Db,
  { viewer, running, previous }: TeamQuestion,
  id: number,
): Promise<MemberRow | undefined> =>
  id > 2_147_483_647
    ? Promise.resolve(undefined)
    : db.one<MemberRow>(
        `select ${columns} from customer c ${figures} where c.id = $3 and c.upline @> array[$4::int] and c.referral_id is not null`,
        [running, previous, id, viewer],
      )

/** The heads of the viewer's legs in the order in which they are counted. */
export const legHeads = async (db: Db, viewer: number): Promise<readonly number[]> =>
  (
    await db.query<{ id: number }>(
      'select c.id from customer s join customer c on c.sponsor_id = s.referral_id where s.id = $1 and c.referral_id is not null order by c.id',
      [viewer],
    )
  ).map(({ id }) => id)

export interface SummaryRow {
  people: number
  legs: number
  active_legs: number
  new_count: number
}

/** A team in numbers. */
export const summariseTeam = async (db: Db, { viewer, running }: TeamQuestion): Promise<SummaryRow> =>
  (await db.one<SummaryRow>(
    `select v.downline_count as people, v.children_count as legs,
       (select count(*)::int from period_leg l where l.customer_id = v.id and l.period = $2 and l.volume >= ${ACTIVE_LEG_VOLUME}) as active_legs,
       coalesce((select j.people from period_joiners j where j.customer_id = v.id and j.period = $2), 0) as new_count
     from customer v where v.id = $1`,
    [viewer, running],
  )) ?? { people: 0, legs: 0, active_legs: 0, new_count: 0 }

/** Whether somebody shares their details with the people above. */
export const readConsent = async (db: Db, id: number): Promise<boolean> =>
  (await db.one<{ shares_details: boolean }>('select shares_details from customer where id = $1', [id]))
    ?.shares_details ?? false

export const writeConsent = (db: Db, id: number, shares: boolean, now: Date): Promise<unknown> =>
  db.query('update customer set shares_details = $2, updated_at = $3 where id = $1', [id, shares, now])
