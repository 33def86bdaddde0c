import { utc } from '#domain/dates/utc.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import type { Db } from '#service/db/db.ts'
import { insertRows } from '#service/seed/insert-rows.ts'
import { lastNameAfter, namePools } from './data/team-names.ts'

/** A synthetic member of a team. `upline` is nearest first and ends with the person at the top. */
export interface TeamMember {
  readonly id: number
  readonly referralId: string
  readonly upline: readonly number[]
  readonly enroller: number
  readonly isAssociate: boolean
  /** Hong Kong day of the registration, and for associates of the membership. */
  readonly joinedOn: string
}

/** A team that is to be written. */
export interface TeamPlan {
  /** Id and referral id of the associate at the top. */
  readonly top: { readonly id: number; readonly referralId: string }
  readonly size: number
  /** Id of the first member; the others follow. */
  readonly firstId: number
  /** Referral ids of associates (7 digits) and preferred customers (8 digits) count from these. */
  readonly firstReferralId: number
  readonly firstPreferredId: number
}

/** Days over which the team grew. */
const GROWTH_DAYS = 420
/** Legs of the person at the top. */
const LEGS = 6
/** Of ten people, how many are associates, and how many share their details. */
const ASSOCIATES_OF_TEN = 7
const SHARING_OF_TEN = 7

/** A hash that no password has. */
const nobodysPassword = `scrypt$32768$8$3$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Always the same numbers from 0 to 1: a small fixed sequence instead of chance. */
export const sequence = (seed: number): (() => number) => {
  let state = (seed * 2_654_435_761 + 97) % 4_294_967_296
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** The members of a team, each after their sponsor. People of whom few joined before have joined early. */
export function teamMembers(
  { top, size, firstId, firstReferralId, firstPreferredId }: TeamPlan,
  today: string,
): TeamMember[] {
  const next = sequence(size)
  const members: TeamMember[] = []
  const sponsors: { id: number; upline: readonly number[] }[] = []
  for (let index = 0; index < size; index++) {
    const isAssociate = index < LEGS || next() * 10 < ASSOCIATES_OF_TEN
    const sponsor =
      index < LEGS ? { id: top.id, upline: [] } : sponsors[Math.floor(next() ** 1.6 * sponsors.length)]!
    const upline = [sponsor.id, ...sponsor.upline]
    const member: TeamMember = {
      id: firstId + index,
      referralId: String(isAssociate ? firstReferralId + index : firstPreferredId + index),
      upline,
      // some were enrolled by somebody further up than their sponsor
      enroller: next() < 0.8 ? sponsor.id : upline[Math.floor(next() * upline.length)]!,
      isAssociate,
      joinedOn: utc(today)
        .subtract(Math.floor(GROWTH_DAYS * (1 - index / size) ** 1.3), 'day')
        .format('YYYY-MM-DD'),
    }
    members.push(member)
    if (isAssociate) sponsors.push({ id: member.id, upline })
  }
  return members
}

/** Writes the members of a team as customers. Nobody signs in as one of them: they have no password. */
export async function insertTeam(
  db: Db,
  members: readonly TeamMember[],
  { top }: TeamPlan,
  now: Date,
): Promise<void> {
  const next = sequence(members.length + 1)
  const referralIds = new Map([
    [top.id, top.referralId],
    ...members.map(({ id, referralId }) => [id, referralId] as const),
  ])
  const below = new Map<number, number>()
  for (const { upline } of members) for (const above of upline) below.set(above, (below.get(above) ?? 0) + 1)
  const children = new Map<number, number>()
  for (const { upline } of members) children.set(upline[0]!, (children.get(upline[0]!) ?? 0) + 1)
  const today = toHongKongDate(now)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!
  const rows = members.map((member, index) => {
    const names = pick(namePools)
    const years = Math.floor(utc(today).diff(utc(member.joinedOn), 'day') / 365) + (next() < 0.08 ? 0 : 1)
    const first = pick(names.first)
    return {
      id: member.id,
      firstname: first,
      lastname: lastNameAfter(names, first, pick(names.last)),
      mobile_prefix: '852',
      mobile: `5390${String(index).padStart(4, '0')}`,
      group_label: member.isAssociate ? 'associate' : 'preferred',
      referral_id: member.referralId,
      sponsor_id: referralIds.get(member.upline[0] ?? top.id),
      enroller_id: referralIds.get(member.enroller),
      upline: member.upline,
      downline_count: below.get(member.id) ?? 0,
      children_count: children.get(member.id) ?? 0,
      password_hash: nobodysPassword,
      store_id: 3,
      tc_agreed: member.isAssociate,
      name_confirmed: true,
      associate_expires_on: member.isAssociate
        ? utc(member.joinedOn).add(Math.max(1, years), 'year').format('YYYY-MM-DD')
        : null,
      joined_on: member.isAssociate ? member.joinedOn : null,
      shares_details: next() * 10 < SHARING_OF_TEN,
      created_at: `${member.joinedOn}T04:00:00Z`,
      updated_at: now.toISOString(),
    }
  })
  await insertRows(db, 'customer', rows)
  await db.query(
    'update customer set downline_count = downline_count + $2, children_count = children_count + $3 where id = $1',
    [top.id, members.length, children.get(top.id) ?? 0],
  )
}
