import { closesAt, nextPeriod, type Period } from '#domain/commissions/period.ts'
import { commissionOf, recalculationOf } from '#domain/commissions/plan.ts'
import { noFigures } from '#domain/commissions/volume.ts'
import type { Db } from '#service/db/db.ts'
import {
  firstWithFigures,
  insertPayments,
  insertResults,
  lastClosed,
  noteClosed,
  paidFor,
  takeLate,
  type NewPayment,
} from './closing-store.ts'
import { isVolumeDue, lockVolume, readFigures, settleLocked } from './volume-store.ts'

/** Adds payments and refunds made since the last call to the figures. Cheap when there are none. */
export async function settleVolume(db: Db, now: Date): Promise<void> {
  if (!(await isVolumeDue(db))) return
  await db.tx(async (tx) => {
    await lockVolume(tx)
    await settleLocked(tx, now)
  })
}

/** Amounts still due for closed periods that changed: the commissions computed anew, less what was paid. */
async function recalculate(tx: Db): Promise<NewPayment[]> {
  const payments: NewPayment[] = []
  for (const [period, people] of await takeLate(tx)) {
    const [figures, paid] = [await readFigures(tx, period, people), await paidFor(tx, period, people)]
    for (const customerId of people) {
      const anew = commissionOf(figures.get(customerId) ?? noFigures)
      const before = paid.get(customerId) ?? { productMinor: 0, packMinor: 0 }
      for (const { type, amountMinor } of recalculationOf(anew, before))
        payments.push({ customerId, type, aboutPeriod: period, amountMinor })
    }
  }
  return payments
}

async function closePeriod(tx: Db, period: Period, now: Date): Promise<void> {
  if (!(await noteClosed(tx, period, now))) return
  const results = new Map(
    [...(await readFigures(tx, period))].map(([customerId, figures]) => [
      customerId,
      { figures, commission: commissionOf(figures) },
    ]),
  )
  await insertResults(tx, period, results)
  const earned = [...results].flatMap(([customerId, { commission }]): NewPayment[] => [
    {
      customerId,
      type: 'product commission payment',
      aboutPeriod: period,
      amountMinor: commission.productMinor,
    },
    { customerId, type: 'pack commission check', aboutPeriod: period, amountMinor: commission.packMinor },
  ])
  await insertPayments(tx, period, [
    ...earned.filter(({ amountMinor }) => amountMinor !== 0),
    ...(await recalculate(tx)),
  ])
}

/** The oldest period that is over and not closed; null if there is none. */
async function periodToClose(tx: Db, now: Date): Promise<Period | null> {
  const last = await lastClosed(tx)
  const period = last === null ? await firstWithFigures(tx) : nextPeriod(last)
  return period !== null && closesAt(period) <= now ? period : null
}

/**
 * Closes every period that is over: its figures become final, and its commissions and the recalculations of earlier
 * periods are written. Any number of processes may run this: each period is closed once, in one transaction.
 * @returns the periods closed by this call
 */
export async function closePeriods(db: Db, now: Date): Promise<Period[]> {
  const closed: Period[] = []
  for (;;) {
    const period = await db.tx(async (tx) => {
      await lockVolume(tx)
      while (await settleLocked(tx, now));
      const due = await periodToClose(tx, now)
      if (due !== null) await closePeriod(tx, due, now)
      return due
    })
    if (period === null) return closed
    closed.push(period)
  }
}
