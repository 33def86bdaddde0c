import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { closesAt, periodOfDay, previousPeriod } from '#domain/commissions/period.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import type { Db } from '#service/db/db.ts'
import { newShopper, order, payByCard, productWith } from '#service/orders/buying.testing.ts'
import { moveUnder } from '#service/team/store.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { closePeriods } from './close.ts'
import { lockVolume } from './volume-store.ts'

const worker = fileURLToPath(new URL('./closing-worker.testing.ts', import.meta.url))
const period = previousPeriod(periodOfDay(toHongKongDate(new Date())))
let service: TestService
const started: ChildProcess[] = []

beforeAll(async () => {
  service = await startService()
  const { id, sku } = await productWith(service, 1_000)
  await service.db.query('update product set pv = 100 where id = $1', [id])
  const top = await newShopper(service)
  const buyer = await newShopper(service)
  for (const [{ customerId }, referralId] of [
    [top, '7700001'],
    [buyer, '7700002'],
  ] as const)
    await service.db.query(
      `update customer set group_label = 'associate', referral_id = $2, joined_on = '2024-01-01' where id = $1`,
      [customerId, referralId],
    )
  await service.db.tx((tx) => moveUnder(tx, buyer.customerId, '7700001', new Date()))
  for (const shopper of [top, buyer]) {
    const orderId = await order(service, shopper, sku, 4)
    const { ok } = await payByCard(service, shopper, orderId, '4111111111111111')
    if (!ok) throw new Error('the order was not paid')
  }
  await clear()
  await service.db.query(`delete from period_figures`)
  await service.db.query(`delete from period_leg`)
  await service.db.query(
    `update sales_order set volume_state = case when customer_id = any($1) then 'due' else 'taken_back' end,
       paid_at = case when customer_id = any($1)
         then (paid_at at time zone 'Asia/Hong_Kong' - interval '1 month') at time zone 'Asia/Hong_Kong' else paid_at end`,
    [[top.customerId, buyer.customerId]],
  )
})
afterAll(async () => {
  for (const child of started) if (child.exitCode === null) child.kill()
  await service.stop()
})

const tables = ['commission_payment', 'period_result', 'business_period']
async function clear(): Promise<void> {
  for (const table of tables) await service.db.query(`delete from ${table}`)
}
/** Everything that a closing wrote. */
const written = async () => ({
  periods: await service.db.query('select period, closed_at from business_period order by period'),
  results: await service.db.query('select * from period_result order by period, customer_id'),
  payments: await service.db.query(
    `select customer_id, period, payment_type, about_period, amount_minor, payment_date from commission_payment
     order by customer_id, period, payment_type, about_period`,
  ),
})

/** A process that is connected and waits to be told to close. */
async function ready(): Promise<ChildProcess> {
  const child = fork(worker, [service.db.url, closesAt(period).toISOString()], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  started.push(child)
  expect(await once(child, 'message')).toEqual(['ready', undefined])
  return child
}
const waiting = async (db: Db) =>
  (
    await db.query(
      `select 1 from pg_locks l join pg_database d on d.oid = l.database
       where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`,
    )
  ).length

describe('a period that ends while several processes run', () => {
  it('is closed by one of them, to what a single one comes to', async () => {
    const processes = await Promise.all(Array.from({ length: 3 }, ready))
    const answers = processes.map((child) => once(child, 'message') as Promise<[{ periods: string[] }]>)
    // All begin while nobody can go on, so that they meet.
    await service.db.tx(async (tx) => {
      await lockVolume(tx)
      for (const child of processes) child.send('close')
      await vi.waitUntil(async () => (await waiting(tx)) === processes.length, { timeout: 10_000 })
    })
    const closed = (await Promise.all(answers)).map(([{ periods }]) => periods)
    expect(new Set(processes.map(({ pid }) => pid)).size).toBe(3)
    expect(closed.toSorted((a, b) => b.length - a.length)).toEqual([[period], [], []])
    const together = await written()
    expect(together.periods).toEqual([{ period, closed_at: closesAt(period) }])
    expect(together.payments.length).toBeGreaterThan(0)
    // One process alone, from the same figures.
    await clear()
    expect(await closePeriods(service.db, closesAt(period))).toEqual([period])
    expect(await written()).toEqual(together)
  })
})
