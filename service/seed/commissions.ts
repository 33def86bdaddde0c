import {
  closesAt,
  periodAfter,
  periodOfDay,
  periodsBetween,
  type Period,
} from '#domain/commissions/period.ts'
import { sumVolume, type VolumeEntry } from '#domain/commissions/volume.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { MEMBERSHIP_FEE_MINOR } from '#domain/membership/fee.ts'
import { closePeriods, settleVolume } from '#service/commissions/close.ts'
import { enterPaidByHand } from '#service/commissions/payout-store.ts'
import { addFigures } from '#service/commissions/volume-store.ts'
import type { Db } from '#service/db/db.ts'
import { insertRows } from './insert-rows.ts'
import { person } from './people.ts'
import { insertTeam, sequence, teamMembers, type TeamMember, type TeamPlan } from './team.ts'

/** Closed periods that the associate has behind them. */
const PAST_PERIODS = 14
/** Of ten people, how many buy in a period. */
const BUYERS_OF_TEN = 7

/** The orders of those below in a period, as what they add to the figures: one entry a buyer, and one for each new membership. */
function entriesOf(members: readonly TeamMember[], period: Period, share: number): VolumeEntry[] {
  const next = sequence(Number(period))
  // Left out, so that everybody keeps the figures that journeys and pictures know.
  next()
  return members.flatMap((member) => {
    const [buys, amount] = [next() * 10 < BUYERS_OF_TEN, next()]
    const joined = periodOfDay(member.joinedOn)
    if (joined > period) return []
    const volume = buys ? Math.round((15 + amount * amount * 260) * share) * 100 : 0
    const packMinor = member.isAssociate && joined === period ? MEMBERSHIP_FEE_MINOR : 0
    return volume === 0 && packMinor === 0
      ? []
      : [{ buyer: member.id, upline: member.upline, enroller: member.enroller, volume, packMinor }]
  })
}

/** A refund, or a payment that was confirmed late, of a period that is closed by now. */
const lateChange = (db: Db, entry: VolumeEntry, period: Period, at: Date): Promise<void> =>
  insertRows(db, 'volume_entry', [
    {
      cause: `late:${period}:${entry.buyer}`,
      order_id: 0,
      customer_id: entry.buyer,
      upline: entry.upline,
      enroller: entry.enroller,
      volume: entry.volume,
      pack_minor: entry.packMinor,
      period,
      happened_at: at.toISOString(),
      is_settled: false,
      is_late: false,
    },
  ])

/** Gives some orders of a period back, and a membership, after it was closed: the next period recalculates. */
async function changeLate(db: Db, entries: readonly VolumeEntry[], period: Period): Promise<void> {
  const [first] = entries.filter(({ volume, upline }) => volume > 0 && upline.length === 1)
  const [second] = entries.filter(({ volume, upline }) => volume > 0 && upline.length === 2)
  const [pack] = entries.filter(
    ({ packMinor, enroller, upline }) => packMinor > 0 && enroller === upline.at(-1),
  )
  const at = closesAt(period)
  if (first) await lateChange(db, { ...first, volume: 0 - first.volume, packMinor: 0 }, period, at)
  if (second) await lateChange(db, { ...second, packMinor: 0 }, period, at)
  if (pack && pack !== first && pack !== second)
    await lateChange(db, { ...pack, volume: 0, packMinor: 0 - pack.packMinor }, period, at)
}

/**
 * Writes a team with its past periods, each closed as the job closes one, and what the running one has so far. People
 * who can sign in have orders, the person at the top among them; those count as any order does.
 */
export async function seedTeamOf(db: Db, plan: TeamPlan, now: Date): Promise<void> {
  const today = toHongKongDate(now)
  const members = teamMembers(plan, today)
  await insertTeam(db, members, plan, now)
  const running = periodOfDay(today)
  await settleVolume(db, now)
  for (const [index, period] of periodsBetween(periodAfter(running, -PAST_PERIODS), running).entries()) {
    const daysGone = Number(today.slice(8))
    const entries = entriesOf(members, period, period === running ? daysGone / 31 : 1)
    await addFigures(db, period, sumVolume(entries))
    if (period === running) return
    await closePeriods(db, closesAt(period))
    if (index % 3 === 1) await changeLate(db, entries, period)
  }
}

/** Periods that were paid by cheque, before payments went to payout accounts. */
const payByCheque = (db: Db, before: Period): Promise<unknown> =>
  db.query(
    `update commission_payment set check_number = lpad((81200 + id % 90000)::text, 7, '0') where period < $1`,
    [before],
  )

/** The team and the commissions of the sandbox's associate. */
export async function seedCommissions(db: Db, now: Date): Promise<void> {
  const { id, referralId } = person('associate')
  await seedTeamOf(
    db,
    {
      top: { id, referralId },
      size: 210,
      firstId: 101,
      firstReferralId: 8_100_101,
      firstPreferredId: 81_000_101,
    },
    now,
  )
  const today = toHongKongDate(now)
  await payByCheque(db, periodAfter(periodOfDay(today), -2))
  await enterPaidByHand(db, today, now)
}
