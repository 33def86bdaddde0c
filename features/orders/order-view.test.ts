import { describe, expect, it } from 'vitest'
import { orderStatuses } from '#domain/orders/status.ts'
import orders from '#locales/orders/en.json' with { type: 'json' }
import { filterOrders, lineTotal, orderAmounts, ownLines, pieces, statusMessage } from './order-view.ts'

const english = orders as Record<string, string | undefined>
const order = {
  grand_total: 898,
  subtotal: 902,
  discount_amount: -24,
  shipping_amount: 20,
  store_name: 'Jadeleaf',
  items: [
    { sku: 'SET', qty_ordered: 2, item_id: 1 },
    { sku: 'SET-A', qty_ordered: 4, item_id: 2, parent_item_id: 1, parent_item: { sku: 'SET' } },
    { sku: 'C', qty_ordered: 1, item_id: 3, parent_item_id: null },
  ],
}

describe('an order', () => {
  it('counts a part of a bundle as no line of its own (R-185)', () => {
    expect(ownLines(order).map(({ sku }) => sku)).toEqual(['SET', 'C'])
    expect(pieces(order)).toBe(3)
  })
  it('has its amounts in cents', () => {
    expect(orderAmounts(order)).toEqual({
      subtotal: 90200,
      discount: -2400,
      shipping: 2000,
      tax: 0,
      points: 0,
      credit: 0,
      total: 89800,
      paid: 0,
      due: 89800,
      refunded: 0,
      refundOnWay: 0,
      refundDelayed: 0,
      pointsBack: 0,
      creditBack: 0,
    })
  })
  it('owes what is not paid yet', () => {
    expect(orderAmounts({ ...order, total_paid: 800, total_due: 98 })).toMatchObject({
      paid: 80000,
      due: 9800,
    })
  })
  it.each([
    [{ qty_ordered: 3, price: 168, row_total: 500 }, 50000],
    [{ qty_ordered: 3, price: 168 }, 50400],
  ])('has lines that cost what the service says, or their pieces: %j', (item, expected) => {
    expect(lineTotal({ sku: 'x', ...item })).toBe(expected)
  })
  // Requirements
  it('has words for every status, the same for both spellings of on hold (R-276)', () => {
    const words = (status: string) => english[statusMessage(status) ?? '']
    for (const status of orderStatuses) expect(words(status), status).toMatch(/^[A-Z][a-z ]+$/)
    expect(new Set(orderStatuses.map(words)).size).toBe(orderStatuses.length)
    expect(words('holded')).toBe(words('on_hold'))
    expect(words('fraud')).toBeUndefined()
  })
})

describe('a list of orders', () => {
  const list = [
    { ...order, status: 'pending_payment' },
    { ...order, status: 'paid', store_name: 'Associate channel' },
    { ...order, status: 'pending_payment' },
  ]
  it.each([
    ['all', 3],
    ['main', 2],
    ['business', 1],
  ] as const)('filtered by %s has %d', (filter, n) => {
    expect(filterOrders(list, filter)).toHaveLength(n)
  })
  it.each(['Business Channel', 'Associate channel', 'Loyalty', '事业伙伴', '事業夥伴'])(
    'is of the business channel where the shop is called %s (R-112)',
    (store_name) => {
      expect(filterOrders([{ ...order, store_name }], 'business')).toHaveLength(1)
    },
  )
})
