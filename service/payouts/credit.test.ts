import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as orders from '#domain/orders/api.ts'
import {
  newShopper,
  order,
  placeOrder,
  productWith,
  readyCart,
  type Shopper,
} from '#service/orders/buying.testing.ts'
import { person, startService, type TestService } from '../../tests/harness/service.ts'
import { addPayoutCredit, giveBackPayoutCredit, payoutCreditOf, spendPayoutCredit } from './credit-store.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const now = new Date()
let payouts = 0
const customerWith = async (amountMinor: number): Promise<Shopper> => {
  const shopper = await newShopper(service)
  const { customerId } = shopper
  if (amountMinor > 0)
    await addPayoutCredit(
      service.db,
      { customerId, kind: 'payout', reference: `test-${++payouts}`, amountMinor },
      now,
    )
  return shopper
}
const entriesOf = (customerId: number) =>
  service.db.query<{ kind: string; amount_minor: number; balance_minor: number }>(
    'select kind, amount_minor, balance_minor from payout_credit_entry where customer_id = $1 order by id',
    [customerId],
  )
const spend = (customerId: number, orderId: number, amountMinor: number) =>
  service.db.tx((tx) => spendPayoutCredit(tx, { customerId, orderId, amountMinor }, now))
const giveBack = (orderId: number, amountMinor: number, refundId: number | null = null) =>
  service.db.tx((tx) => giveBackPayoutCredit(tx, { orderId, amountMinor, refundId }, now))

/** The ledger and the balance say the same, entry by entry. */
async function expectBalanced(customerId: number, balance: number) {
  const entries = await entriesOf(customerId)
  let sum = 0
  for (const { amount_minor, balance_minor } of entries) expect(balance_minor).toBe((sum += amount_minor))
  expect(sum).toBe(balance)
  expect(await payoutCreditOf(service.db, customerId)).toBe(balance)
}

describe('payout credit', () => {
  it('is what the seeded associate starts with', async () => {
    expect(await payoutCreditOf(service.db, person('associate').id)).toBe(8_000)
    await expectBalanced(person('associate').id, 8_000)
  })
  it('of more callers than connections is spent to the last cent and no further', async () => {
    const { customerId } = await customerWith(10_000)
    const spent = await Promise.all(
      Array.from({ length: 30 }, (_, index) => spend(customerId, 900_000 + index, 1_300)),
    )
    expect(spent.filter(Boolean)).toHaveLength(7)
    await expectBalanced(customerId, 900)
  })
  it('is spent and given back once, however often it is told', async () => {
    const { customerId } = await customerWith(5_000)
    await Promise.all(Array.from({ length: 12 }, () => spend(customerId, 910_000, 4_000)))
    await expectBalanced(customerId, 1_000)
    expect(await spend(customerId, 910_000, 4_000)).toBe(true)
    await Promise.all(Array.from({ length: 12 }, () => giveBack(910_000, 4_000)))
    await expectBalanced(customerId, 5_000)
    await giveBack(910_001, 4_000)
    await expectBalanced(customerId, 5_000)
  })
  it('comes back in parts, once for each refund, and never more than was spent', async () => {
    const { customerId } = await customerWith(5_000)
    await spend(customerId, 915_000, 4_000)
    await Promise.all(Array.from({ length: 12 }, () => giveBack(915_000, 1_500, 1)))
    await expectBalanced(customerId, 2_500)
    await giveBack(915_000, 9_000, 2)
    await expectBalanced(customerId, 5_000)
    await giveBack(915_000, 1, 3)
    await expectBalanced(customerId, 5_000)
    expect((await entriesOf(customerId)).map(({ amount_minor }) => amount_minor).slice(-3)).toEqual([
      -4_000, 1_500, 2_500,
    ])
  })
  it('is received once for each payout', async () => {
    const { customerId } = await customerWith(0)
    const payout = { customerId, kind: 'payout', reference: 'twice', amountMinor: 700 } as const
    await Promise.all(Array.from({ length: 12 }, () => addPayoutCredit(service.db, payout, now)))
    expect(await entriesOf(customerId)).toHaveLength(1)
    await expectBalanced(customerId, 700)
  })
  it('keeps its sum in any order of events', async () => {
    let series = 920_000
    const event = fc.record({
      kind: fc.constantFrom('spend', 'give back', 'receive'),
      about: fc.integer({ min: 1, max: 4 }),
      amount: fc.integer({ min: 1, max: 4_000 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 12 }), async (events) => {
        const { customerId } = await customerWith(3_000)
        const base = (series += 10)
        const [spent, returned, received] = [new Map<number, number>(), new Set<number>(), new Map()]
        let balance = 3_000
        for (const { kind, about, amount } of events) {
          const id = base + about
          if (kind === 'spend') {
            const isNew = !spent.has(id)
            expect(await spend(customerId, id, amount)).toBe(!isNew || amount <= balance)
            if (isNew && amount <= balance) {
              spent.set(id, amount)
              balance -= amount
            }
          } else if (kind === 'give back') {
            await giveBack(id, spent.get(id) ?? 1)
            if (spent.has(id) && !returned.has(id)) balance += spent.get(id) ?? 0
            if (spent.has(id)) returned.add(id)
          } else {
            const reference = `p${id}`
            await addPayoutCredit(
              service.db,
              { customerId, kind: 'payout', reference, amountMinor: amount },
              now,
            )
            if (!received.has(id)) balance += amount
            received.set(id, amount)
          }
        }
        await expectBalanced(customerId, balance)
      }),
      { numRuns: 15 },
    )
  })
})

describe('an order', () => {
  const payWithCredit = (customerId: number) =>
    service.db.query(
      'update cart set uses_ipayout = true, quoted_minor = null where customer_id = $1 and is_active',
      [customerId],
    )

  it('takes the credit of two devices once, and gives it back when it is cancelled', async () => {
    const product = await productWith(service, 50)
    const shopper = await customerWith(2_000)
    await readyCart(service, shopper, product.sku)
    await payWithCredit(shopper.customerId)
    const answers = await Promise.all(Array.from({ length: 12 }, () => placeOrder(service, shopper)))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    await expectBalanced(shopper.customerId, 0)
    const row = await service.db.one<{ id: number; ipayout_minor: number }>(
      'select id, ipayout_minor from sales_order where customer_id = $1',
      [shopper.customerId],
    )
    expect(row?.ipayout_minor).toBe(2_000)
    await service.expectOk(orders.cancelOrder, { params: { id: row!.id } }, { token: shopper.token })
    await expectBalanced(shopper.customerId, 2_000)
    expect((await entriesOf(shopper.customerId)).map(({ kind }) => kind)).toEqual([
      'payout',
      'order',
      'returned',
    ])
  })
  it('that finds no stock takes nothing', async () => {
    const product = await productWith(service, 1, 3)
    const shopper = await customerWith(2_000)
    await readyCart(service, shopper, product.sku)
    await payWithCredit(shopper.customerId)
    await service.db.query('update stock set quantity = 0 where product_id = $1', [product.id])
    expect(await placeOrder(service, shopper)).toMatchObject({ ok: true, value: { result: 'false' } })
    await expectBalanced(shopper.customerId, 2_000)
  })
})

it('the migration opens the ledger with what was there and what orders have spent', async () => {
  const shopper = await customerWith(0)
  const product = await productWith(service, 50, 5)
  const [first, second, cancelled] = [
    await order(service, shopper, product.sku),
    await order(service, shopper, product.sku),
    await order(service, shopper, product.sku),
  ]
  await service.db.query(
    `update sales_order set ipayout_minor = case id when $1 then 300 when $2 then 200 else 100 end, status = case when id = $3 then 'canceled' else status end where id in ($1, $2, $3)`,
    [first, second, cancelled],
  )
  await service.db.query('update customer set ipayout_minor = 1500 where id = $1', [shopper.customerId])
  await service.db.query('truncate payout_credit_entry')
  const file = new URL('../db/migrations/110-payout-credit.sql', import.meta.url)
  const text = await readFile(file, 'utf8')
  await service.db.query(text.slice(text.indexOf('with spent as')))
  expect(await entriesOf(shopper.customerId)).toEqual([
    { kind: 'opening', amount_minor: 2_000, balance_minor: 2_000 },
    { kind: 'order', amount_minor: -300, balance_minor: 1_700 },
    { kind: 'order', amount_minor: -200, balance_minor: 1_500 },
  ])
  await giveBack(first, 300)
  await expectBalanced(shopper.customerId, 1_800)
})
