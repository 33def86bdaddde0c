import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as commissions from '#domain/commissions/api.ts'
import * as payouts from '#domain/payouts/api.ts'
import { issueToken } from '#service/credentials/token-store.ts'
import { NoAnswer } from '#service/ports/no-answer.ts'
import type { PayoutPort, PayoutRequest, PayoutResult } from '#service/ports/payouts.ts'
import { SUPPORT_EMAIL } from '#service/store/support.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { makePayouts } from './make-payouts.ts'
import { claimPayout, notePaidByHand, retryPayout, type PayoutRow } from './payout-store.ts'

const DAY = 86_400_000
const now = new Date('2026-11-18T04:00:00Z')
let service: TestService

beforeAll(async () => {
  service = await startService()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await service.stop()
})
beforeEach(async () => {
  await service.db.query('update commission_payment set payout_id = null')
  await service.db.query('delete from payout')
  await service.db.query('delete from commission_payment')
  await service.db.query(
    `insert into business_period (period, closed_at) select p, now() from unnest(array['202608', '202609', '202610', '202611']) p on conflict do nothing`,
  )
})

let made = 0
/** An associate, with or without an active payout account. */
async function associate(hasAccount = true): Promise<{ id: number; token: string }> {
  const row = await service.db.one<{ id: number }>(
    `insert into customer (email, firstname, lastname, password_hash, group_label, referral_id, tc_agreed)
     values ($1, 'Test', 'Associate', 'x', 'associate', $2, true) returning id`,
    [`paid${++made}@jadeleaf.example`, String(7_900_000 + made)],
  )
  const id = row?.id ?? 0
  if (hasAccount) await openAccount(id)
  return { id, token: await issueToken(service.db, id, new Date()) }
}
const openAccount = (id: number) =>
  service.db.query(
    `insert into payout_account (customer_id, reference, username, state, created_at, updated_at) values ($1, gen_random_uuid(), $2, 'active', now(), now())`,
    [id, `paid.${id}`],
  )
/** Commissions of a period with the day on which they are paid. */
const earn = (id: number, period: string, day: string, ...amounts: number[]) =>
  service.db.query(
    `insert into commission_payment (customer_id, period, payment_type, about_period, amount_minor, payment_date)
     select $1, $2, 'type ' || nth, $2, amount, $3 from unnest($4::int[]) with ordinality a(amount, nth)`,
    [id, period, day, amounts],
  )
const rowsOf = (id: number) =>
  service.db.query<PayoutRow>('select * from payout where customer_id = $1 order by pay_day', [id])
const waitOver = () => service.db.query('update payout set taken_until = null')

/** A provider that pays once under an id, and may behave badly first. */
function provider(
  behave: (nth: number) => 'answer' | 'lost' | 'silent' | 'refuse' | 'pend' = () => 'answer',
) {
  const paid = new Map<string, PayoutRequest>()
  let asked = 0
  const port = {
    isConnected: true,
    async pay(request: PayoutRequest): Promise<PayoutResult> {
      const how = behave(++asked)
      await new Promise((resolve) => setTimeout(resolve, 20))
      if (how === 'silent') throw new NoAnswer('silent')
      if (how === 'refuse') return { state: 'refused', reason: 'the account is closed' }
      paid.set(request.payoutId, request)
      if (how === 'lost') throw new NoAnswer('lost')
      return how === 'pend' ? { state: 'pending', reason: 'not activated' } : { state: 'paid' }
    },
    findPayment: ({ payoutId }: PayoutRequest): Promise<PayoutResult | undefined> =>
      Promise.resolve(paid.has(payoutId) ? { state: 'paid' } : undefined),
  }
  const outside = {
    db: service.db,
    ports: { payouts: { ...service.services.ports.payouts, ...port } satisfies PayoutPort },
  }
  return {
    paid,
    asked: () => asked,
    total: () => [...paid.values()].reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    run: (at = now) => makePayouts(outside, at),
  }
}

it('pays what is due of a day as one sum, once, and nothing before its day', async () => {
  const { id } = await associate()
  await earn(id, '202610', '2026-11-18', 10_00, 2_50)
  await earn(id, '202611', '2026-11-19', 7_00)
  const { run, paid } = provider()
  await run()
  await run()
  expect([...paid.values()].map(({ amountMinor, currency }) => [amountMinor, currency])).toEqual([
    [12_50, 'HKD'],
  ])
  expect(await rowsOf(id)).toMatchObject([
    { pay_day: '2026-11-18', amount_minor: 12_50, status: 'paid', paid_on: '2026-11-18' },
  ])
  await run(new Date(now.getTime() + DAY))
  expect((await rowsOf(id)).map(({ amount_minor: minor }) => minor)).toEqual([12_50, 7_00])
})

it('never pays more than is due: what a recalculation took is kept back from the next pay day', async () => {
  const { id } = await associate()
  await earn(id, '202609', '2026-10-15', -5_00)
  const { run, total } = provider()
  await run()
  expect(await rowsOf(id)).toEqual([])
  await earn(id, '202610', '2026-11-15', 8_00)
  await run()
  expect(total()).toBe(3_00)
  expect(await rowsOf(id)).toMatchObject([{ pay_day: '2026-11-15', amount_minor: 3_00 }])
})

it('settles a day that comes to nothing without asking anybody', async () => {
  const { id } = await associate()
  await earn(id, '202610', '2026-11-15', 5_00, -5_00)
  const { run, asked } = provider()
  await run()
  expect(asked()).toBe(0)
  expect(await rowsOf(id)).toMatchObject([{ amount_minor: 0, status: 'paid' }])
})

it('pays once in several processes', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => associate()))
  for (const { id } of people) await earn(id, '202610', '2026-11-15', 9_00)
  const { run, paid, asked } = provider()
  await Promise.all([run(), run(), run(), run()])
  expect(paid.size).toBe(6)
  expect(asked()).toBe(6)
})

it('pays once when the answer is lost', async () => {
  const { id } = await associate()
  await earn(id, '202610', '2026-11-15', 9_00)
  const { run, paid, asked } = provider((nth) => (nth === 1 ? 'lost' : 'answer'))
  await run()
  expect(await rowsOf(id)).toMatchObject([{ status: 'waiting' }])
  await run()
  expect(asked()).toBe(1)
  await waitOver()
  await run()
  expect(await rowsOf(id)).toMatchObject([{ status: 'paid' }])
  expect([paid.size, asked()]).toEqual([1, 1])
})

it('pays once when a process is killed between the claim and the answer', async () => {
  const { id } = await associate()
  await earn(id, '202610', '2026-11-15', 9_00)
  const { run, paid, asked } = provider()
  const { paid: nothing, run: enter } = provider(() => 'silent')
  await enter()
  await waitOver()
  // The request of the killed process arrives, and its answer reaches nobody.
  const claimed = await claimPayout(service.db, 60, now)
  paid.set(claimed?.request_id ?? '', {
    payoutId: claimed?.request_id ?? '',
    account: claimed?.account ?? '',
    amountMinor: 9_00,
    currency: 'HKD',
  })
  await run()
  expect(await rowsOf(id)).toMatchObject([{ status: 'waiting' }])
  await waitOver()
  await run()
  expect(await rowsOf(id)).toMatchObject([{ status: 'paid' }])
  expect([paid.size, asked(), nothing.size]).toEqual([1, 0, 0])
})

it('lets money wait without an account, says so, and pays when there is one', async () => {
  const { id, token } = await associate(false)
  await earn(id, '202610', '2026-11-15', 9_00)
  const { run, total } = provider()
  await run()
  expect(total()).toBe(0)
  const report = () =>
    service.expectOk(
      commissions.listCommissionPayments,
      { body: { start_date: '2026-10-01', end_date: '2026-10-31' } },
      { token },
    )
  const pending = () => service.expectOk(payouts.getPendingPay, undefined, { token })
  expect(await report()).toMatchObject([{ status: 'pending', pending_reason: 'account', amount: 9 }])
  expect(await pending()).toBe(9)
  await openAccount(id)
  expect(await report()).toMatchObject([{ status: 'pending', pending_reason: 'processing' }])
  // Months later: that is no late answer.
  const later = new Date(now.getTime() + 90 * DAY)
  await run(later)
  expect(total()).toBe(9_00)
  expect(await report()).toMatchObject([{ status: 'paid', pending_reason: null, payment_date: '2027-02-16' }])
  expect(await pending()).toBe(0)
})

it('keeps money while no provider is connected', async () => {
  const { id } = await associate()
  await earn(id, '202610', '2026-11-15', 9_00)
  const { payouts: connected } = service.services.ports
  await makePayouts({ db: service.db, ports: { payouts: { ...connected, isConnected: false } } }, now)
  expect(await rowsOf(id)).toMatchObject([{ status: 'waiting', attempts: 0 }])
})

const mails = () =>
  service.db.query<{ subject: string; body: string }>(
    `select subject, body from outbox where recipient = $1 and subject like 'Payout not made%' order by id`,
    [SUPPORT_EMAIL],
  )

it('tells support of a refusal, and pays under another id when it is told to try again', async () => {
  const { id } = await associate()
  await earn(id, '202610', '2026-11-15', 9_00)
  const { run, paid } = provider((nth) => (nth === 1 ? 'refuse' : 'answer'))
  const before = (await mails()).length
  await run()
  const [refused] = await rowsOf(id)
  expect(refused).toMatchObject({ status: 'refused', failure: 'the account is closed' })
  expect((await mails()).slice(before)).toMatchObject([
    { body: expect.stringContaining('Nothing was paid') as string },
  ])
  await run()
  expect(paid.size).toBe(0)
  expect(await retryPayout(service.db, refused?.id ?? 0, now)).toBe(true)
  await run()
  expect(await rowsOf(id)).toMatchObject([{ status: 'paid' }])
  expect([...paid.keys()]).not.toContain(refused?.request_id)
})

it('tells support of a silent provider after three days, and keeps the id for another try', async () => {
  const { id } = await associate()
  await earn(id, '202610', '2026-11-15', 9_00)
  const { run, paid } = provider((nth) => (nth === 1 ? 'lost' : 'silent'))
  const before = (await mails()).length
  await run()
  // It has paid, and cannot be asked any more.
  const kept = new Map(paid)
  paid.clear()
  await waitOver()
  await run(new Date(now.getTime() + 4 * DAY))
  const [ended] = await rowsOf(id)
  expect(ended).toMatchObject({ status: 'unanswered' })
  expect((await mails()).slice(before)).toMatchObject([
    { body: expect.stringContaining('It may have been paid') as string },
  ])
  for (const [key, request] of kept) paid.set(key, request)
  expect(await retryPayout(service.db, ended?.id ?? 0, now)).toBe(true)
  await run(new Date(now.getTime() + 5 * DAY))
  expect(await rowsOf(id)).toMatchObject([{ status: 'paid' }])
  expect(paid.size).toBe(1)
})

it('waits for weeks while the provider has a payout pending', async () => {
  const { id } = await associate()
  await earn(id, '202610', '2026-11-15', 9_00)
  const { run, paid } = provider(() => 'pend')
  await run()
  expect(await rowsOf(id)).toMatchObject([{ status: 'sent', failure: 'not activated' }])
  const kept = new Map(paid)
  paid.clear()
  await waitOver()
  await run(new Date(now.getTime() + 10 * DAY))
  expect(await rowsOf(id)).toMatchObject([{ status: 'sent' }])
  for (const [key, request] of kept) paid.set(key, request)
  await waitOver()
  await run(new Date(now.getTime() + 11 * DAY))
  expect(await rowsOf(id)).toMatchObject([{ status: 'paid', paid_on: '2026-11-29' }])
})

it('lets the staff record a payment by hand, but not of what the provider may have', async () => {
  const { id } = await associate(false)
  await earn(id, '202610', '2026-11-15', 9_00)
  const { run } = provider((nth) => (nth === 1 ? 'lost' : 'answer'))
  await run()
  const [waiting] = await rowsOf(id)
  expect(await notePaidByHand(service.db, waiting?.id ?? 0, '2026-11-18', now)).toBe(true)
  const other = await associate()
  await earn(other.id, '202610', '2026-11-15', 9_00)
  await run()
  const [sent] = await rowsOf(other.id)
  expect(await notePaidByHand(service.db, sent?.id ?? 0, '2026-11-18', now)).toBe(false)
})

it('counts what was due before there were payouts as paid, and nothing after that day (migration)', async () => {
  const { id } = await associate()
  await earn(id, '202609', '2020-10-15', 9_00, -2_00)
  await earn(id, '202608', '2020-09-15', -4_00)
  await earn(id, '202610', '2099-11-15', 6_00)
  const file = new URL('../db/migrations/203-payouts.sql', import.meta.url)
  const text = await readFile(file, 'utf8')
  await service.db.query(
    text.slice(text.indexOf('insert into payout'), text.indexOf("-- Payouts that the sandbox's")),
  )
  const { run, total } = provider()
  await run()
  expect(total()).toBe(0)
  expect(await rowsOf(id)).toMatchObject([
    { pay_day: '2020-09-15', amount_minor: 0, status: 'paid', paid_on: '2020-09-15' },
    { pay_day: '2020-10-15', amount_minor: 7_00, status: 'paid', paid_on: '2020-10-15' },
  ])
})
