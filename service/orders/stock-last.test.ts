import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as cart from '#domain/cart/api.ts'
import * as orders from '#domain/orders/api.ts'
import type { Db } from '#service/db/db.ts'
import { openPoints } from '#service/loyalty/store.ts'
import { statementsOf } from '../../tests/faults/counting.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { newShopper, order, placeOrder, productWith, readyCart, stockOf } from './buying.testing.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service?.stop())

/** Statements that lock stock. */
const locksStock = (text: string) => /\bfrom stock\b.*\bfor update\b|\bupdate stock\b/.test(text)
const lockingStock = (texts: readonly string[]) => texts.flatMap((text, at) => (locksStock(text) ? [at] : []))

describe('stock is locked by the last statement before the commit, so that buyers of one product do not wait for each other', () => {
  it.each([['with a key', { 'Idempotency-Key': 'last' }] as const, ['without a key', {}] as const])(
    'of an order, %s',
    async (_title, headers) => {
      const product = await productWith(service, 10)
      const shopper = await newShopper(service)
      await readyCart(service, shopper, product.sku)
      const texts = await statementsOf(() => placeOrder(service, shopper, headers))
      expect(await stockOf(service, product.id)).toBe(9)
      expect(texts.at(-1)).toBe('commit')
      expect(lockingStock(texts)).toEqual([texts.length - 2])
    },
  )
  it('of its end', async () => {
    const product = await productWith(service, 10)
    const shopper = await newShopper(service)
    const id = await order(service, shopper, product.sku, 2)
    const texts = await statementsOf(() =>
      service.expectOk(orders.cancelOrder, { params: { id } }, { token: shopper.token }),
    )
    expect(await stockOf(service, product.id)).toBe(10)
    expect(texts.at(-1)).toBe('commit')
    expect(lockingStock(texts)).toEqual([texts.length - 2])
  })
})

/** Whether another transaction waits for this one. */
const isWaitedFor = (tx: Db) =>
  tx.one('select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))')

/** How many rows each table has that an order writes to. */
const written = async () => {
  const counts: Record<string, number | undefined> = {}
  for (const table of [
    'sales_order',
    'sales_order_item',
    'sales_order_history',
    'message',
    'outbox',
    'coupon_use',
    'loyalty_use',
    'loyalty_entry',
    'stock_reservation',
    'idempotency',
    'address',
  ])
    counts[table] = (
      await service.db.one<{ count: number }>(`select count(*)::int as count from ${table}`)
    )?.count
  return counts
}

describe('what ran out while an order was being written', () => {
  it('is named, and nothing of the order is left', async () => {
    const [first, second, third] = [
      await productWith(service, 10, 1),
      await productWith(service, 10, 2),
      await productWith(service, 10, 3),
    ]
    const shopper = await newShopper(service)
    await readyCart(service, shopper, first.sku)
    for (const { sku } of [second, third])
      await service.expectOk(cart.addCartItem, { body: { cartItem: { sku, qty: 2 } } }, shopper)
    // Points pay all of it: they are spent, and the order is paid, before the stock is looked at.
    const needed = [first, second, second, third, third].reduce((sum, { priceMinor }) => sum + priceMinor, 0)
    await service.db.tx((db) => openPoints(db, shopper.customerId, needed * 100, null, new Date()))
    await service.db.query(
      'update cart set uses_loyalty = true, quoted_minor = null where customer_id = $1',
      [shopper.customerId],
    )
    const before = await written()
    const key = { 'Idempotency-Key': 'sold-out' }
    const placing = await service.db.tx(async (tx) => {
      await tx.query('update stock set quantity = 0 where product_id = $1', [second.id])
      await tx.query('update stock set quantity = least(quantity, 1) where product_id = $1', [third.id])
      let isAnswered = false
      const answer = placeOrder(service, shopper, key, 'free').finally(() => {
        isAnswered = true
      })
      while (!isAnswered && !(await isWaitedFor(tx))) await new Promise(setImmediate)
      expect(isAnswered).toBe(false)
      return { answer }
    })
    expect(await placing.answer).toMatchObject({
      ok: true,
      value: {
        result: 'false',
        order_id: null,
        out_of_stock_items: [
          { sku: second.sku, qty: 2 },
          { sku: third.sku, qty: 2 },
        ],
      },
    })
    expect(await written()).toEqual(before)
    expect(await stockOf(service, first.id)).toBe(10)
    expect(await stockOf(service, third.id)).toBe(1)
    // The same submit is an order once there are enough.
    await productWith(service, 10, 2)
    await productWith(service, 10, 3)
    expect(await placeOrder(service, shopper, key, 'free')).toMatchObject({
      ok: true,
      value: { result: 'true' },
    })
    expect([await stockOf(service, second.id), await stockOf(service, third.id)]).toEqual([8, 8])
  })
})
