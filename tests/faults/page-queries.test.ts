import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as addresses from '#domain/addresses/api.ts'
import * as auth from '#domain/auth/api.ts'
import * as cart from '#domain/cart/api.ts'
import * as checkout from '#domain/checkout/api.ts'
import * as commissions from '#domain/commissions/api.ts'
import { periodOfDay } from '#domain/commissions/period.ts'
import type { Endpoint, EndpointInput } from '#domain/contract/endpoint.ts'
import * as coupons from '#domain/coupons/api.ts'
import * as customers from '#domain/customers/api.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import * as enrollments from '#domain/enrollments/api.ts'
import * as loyalty from '#domain/loyalty/api.ts'
import * as messages from '#domain/messages/api.ts'
import * as orders from '#domain/orders/api.ts'
import * as payment from '#domain/payment/api.ts'
import * as payouts from '#domain/payouts/api.ts'
import * as reports from '#domain/reports/api.ts'
import * as team from '#domain/team/api.ts'
import { address, readyCart } from '#service/orders/buying.testing.ts'
import { peoplePassword, person, startService, type TestService } from '../harness/service.ts'
import { count } from './counting.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ TRUST_PROXY: 'on' })
})
afterAll(() => service?.stop())

/** A call of a page, and the most statements and transactions that it may take. */
interface Budget {
  readonly call: (token: string) => Promise<unknown>
  readonly statements: number
  readonly transactions: number
}

const budget = <E extends Endpoint>(
  endpoint: E,
  statements: number,
  transactions = 0,
  input?: EndpointInput<E>,
): [string, Budget] => [
  endpoint.name,
  { call: (token) => service.expectOk(endpoint, input, { token }), statements, transactions },
]

/** Makes the calls of a page, each twice: what is kept in memory is read by the first. @returns what took more */
async function overBudget(token: string, budgets: readonly [string, Budget][]): Promise<string[]> {
  const over: string[] = []
  for (const [name, { call, statements, transactions }] of budgets) {
    await call(token)
    const counted = await count(() => call(token))
    if (counted.statements > statements) over.push(`${name}: ${counted.statements} statements`)
    if (counted.transactions > transactions) over.push(`${name}: ${counted.transactions} transactions`)
  }
  return over
}

/** What every page of somebody signed in asks for. */
const ofTheShell = () => [
  budget(customers.getMe, 2),
  budget(messages.listMessages, 2),
  budget(coupons.listMyCoupons, 2),
  budget(cart.getCart, 4),
  budget(cart.getCartTotals, 3),
]

const newest = { query: { sorted: '1', searchCriteria: { pageSize: 20, currentPage: 1 } } } as const

describe('a sign-in', () => {
  const someone = person('preferred')

  // one of them reads whether the account has a second step
  it.each([
    ['from this machine', {}, 5],
    // the attempts of its address are counted, and this one taken back
    ['from an address', { 'X-Forwarded-For': '203.0.113.7' }, 6],
  ])('with a password, %s', async (_where, headers, statements) => {
    const body = { username: someone.email ?? '', password: peoplePassword }
    const signIn = () => service.expectOk(auth.loginByAccount, { body }, { headers })
    expect(await count(signIn)).toEqual({ statements, transactions: 0 })
  })
  it('with a code', async () => {
    const { mobilePrefix: prefix, mobile } = someone
    const send = () => service.expectOk(auth.sendCode, { params: { type: '2', prefix, mobile } })
    expect(await count(send)).toEqual({ statements: 7, transactions: 1 })
    const code = await service.codeOf(`+${prefix}${mobile}`)
    const signIn = () => service.expectOk(auth.loginByMobile, { body: { mobile, countryCode: prefix, code } })
    expect(await count(signIn)).toEqual({ statements: 5, transactions: 0 })
  })
})

describe('the pages of the business area', () => {
  const today = () => toHongKongDate(new Date())
  const figures = () => ({
    body: {
      query_account: '8000003',
      query_country: 'HK',
      query_business_period: periodOfDay(today()),
    },
  })

  it('the overview', async () => {
    const token = await service.tokenOf('associate')
    await service.expectOk(cart.createCart, undefined, { token })
    // what was paid by then is settled by whoever asks first
    await service.expectOk(commissions.getCommission, figures(), { token })
    const over = await overBudget(token, [
      ...ofTheShell(),
      budget(orders.listOrders, 8, 0, newest),
      budget(orders.getOrderLifetime, 1),
      budget(enrollments.listInvitations, 2),
      budget(payouts.getPayoutStatus, 2),
      budget(payouts.getPendingPay, 2),
      budget(payouts.getPayoutCredit, 2),
      budget(commissions.getCommission, 5, 0, figures()),
      budget(commissions.listCommissionPayments, 5, 0, {
        body: { start_date: `${Number(today().slice(0, 4)) - 1}-01-01`, end_date: today() },
      }),
    ])
    expect(over).toEqual([])
  })
  it('the team: the list, the tree and a person', async () => {
    const token = await service.tokenOf('associate')
    const over = await overBudget(token, [
      budget(team.getTeamSummary, 2),
      budget(team.getTeamConsent, 2),
      budget(team.searchTeam, 5, 0, { query: { pageSize: 50, currentPage: 1 } }),
      budget(team.getTeamBranch, 5, 0, { query: { pageSize: 200, currentPage: 1 } }),
      budget(team.getTeamMember, 3, 0, { params: { memberId: 101 } }),
    ])
    expect(over).toEqual([])
  })
  it('the reports', async () => {
    const token = await service.tokenOf('associate')
    const period = periodOfDay(today())
    const over = await overBudget(token, [
      budget(reports.listReportViews, 2),
      budget(reports.getReport, 8, 0, {
        query: { from: period, to: period, pageSize: 50, currentPage: 1 },
      }),
    ])
    expect(over).toEqual([])
  })
})

describe('the pages of an order', () => {
  it('the cart', async () => {
    const token = await service.tokenOf('preferred')
    await readyCart(service, { token, customerId: 0 }, 'reishi-spore', 2)
    const line = (await service.expectOk(cart.getCart, undefined, { token })).items?.[0]
    const params = { itemId: String(line?.item_id) }
    const over = await overBudget(token, [
      ...ofTheShell(),
      budget(cart.updateCartItem, 4, 0, {
        params,
        body: { cartItem: { sku: 'reishi-spore', qty: 1 } },
      }),
    ])
    expect(over).toEqual([])
    const remove = () => service.expectOk(cart.removeCartItem, { params }, { token })
    expect(await count(remove)).toEqual({ statements: 3, transactions: 0 })
  })
  it('the checkout', async () => {
    const token = await service.tokenOf('associate')
    await readyCart(service, { token, customerId: 0 }, 'reishi-spore', 2)
    const over = await overBudget(token, [
      ...ofTheShell(),
      budget(addresses.listAddresses, 2),
      budget(checkout.estimateShippingMethods, 3, 0, { body: { address } }),
      budget(checkout.listShippingMethods, 3),
      budget(checkout.listPaymentMethods, 3),
      budget(coupons.getCoupon, 2),
      budget(loyalty.checkPoints, 4),
      budget(loyalty.getPointsUse, 3),
      budget(payouts.getPayoutCredit, 2),
      budget(checkout.getCreditUse, 3),
    ])
    expect(over).toEqual([])
    const place = () =>
      service.expectOk(
        checkout.placeOrder,
        { body: { paymentMethod: { method: 'worldpay' } } },
        { token, headers: { 'Idempotency-Key': 'checkout' } },
      )
    // two of them claim the key and keep the answer
    expect(await count(place)).toEqual({ statements: 11, transactions: 1 })
  })
  it('the order itself, and what became of its payment', async () => {
    const token = await service.tokenOf('preferred')
    const list = await service.expectOk(orders.listOrders, newest, { token })
    const id = (Array.isArray(list) ? list : list.items)[0]?.entity_id ?? 0
    const over = await overBudget(token, [
      budget(orders.getOrder, 7, 0, { params: { id } }),
      budget(orders.listOrderPaymentMethods, 2, 0, { params: { id } }),
      budget(orders.listShipments, 4, 0, { params: { id } }),
      budget(payment.getWorldpayStatus, 5, 0, { params: { orderId: id, flag: '1' } }),
    ])
    expect(over).toEqual([])
  })
})
