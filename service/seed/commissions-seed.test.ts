import { afterAll, beforeAll, expect, it } from 'vitest'
import * as api from '#domain/commissions/api.ts'
import { paymentTypes } from '#domain/commissions/payment-types.ts'
import { periodAfter, periodOfDay } from '#domain/commissions/period.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const running = () => periodOfDay(toHongKongDate(new Date()))
const ask = async (key: string, account: string, period: string) =>
  service.call(
    api.getCommission,
    { body: { query_account: account, query_country: 'HK', query_business_period: period } },
    { token: await service.tokenOf(key) },
  )
const wing = async (period: string) => {
  const answer = await ask('associate', '8000003', period)
  return answer.ok ? answer.value[0] : undefined
}

it('the associate has fourteen closed periods, the running one, and payments of all four types', async () => {
  const states = []
  for (let back = 14; back >= 0; back--) states.push((await wing(periodAfter(running(), -back)))?.state)
  expect(states).toEqual([...Array.from({ length: 14 }, () => 'final'), 'estimated'])
  expect(await wing(periodAfter(running(), -15))).toBeUndefined()
  const today = toHongKongDate(new Date())
  const report = await service.expectOk(
    api.listCommissionPayments,
    { body: { start_date: `${Number(today.slice(0, 4)) - 2}-01-01`, end_date: today } },
    { token: await service.tokenOf('associate') },
  )
  expect(new Set(report.map(({ payment_type }) => payment_type))).toEqual(new Set(paymentTypes))
  const [final, estimated] = [
    report.filter(({ state }) => state === 'final'),
    report.filter(({ state }) => state !== 'final'),
  ]
  expect(new Set(final.map(({ payment_method }) => payment_method))).toEqual(
    new Set(['Check', 'Payout account']),
  )
  expect(estimated.filter(({ payment_method }) => payment_method !== null)).toEqual([])
})
it('a team of more than two hundred stands below, of whom some do not share their details', async () => {
  const row = await service.db.one<{ sharing: number; people: number; counted: number }>(
    `select count(*) filter (where shares_details)::int as sharing, count(*)::int as people, (select downline_count from customer where id = 3) as counted from customer where upline @> array[3]`,
  )
  expect(row?.counted).toBe(row?.people)
  expect(row?.people).toBeGreaterThan(200)
  expect(row?.sharing).toBeGreaterThan(100)
  expect(row?.sharing).toBeLessThan(row?.people ?? 0)
})
it('the quiet associate has none, in any period', async () => {
  for (const back of [0, 1, 14])
    expect(await ask('quiet', '8000008', periodAfter(running(), -back))).toMatchObject({
      status: 400,
      message: 'Unable to find details.',
    })
})
it('a reset gives the same figures back', async () => {
  const before = await wing(periodAfter(running(), -3))
  await service.db.query(`update customer set shares_details = false`)
  await service.db.query('delete from commission_payment')
  await service.request('/sandbox/reset', { method: 'POST' })
  expect(await wing(periodAfter(running(), -3))).toEqual(before)
})
