import { describe, expect, it } from 'vitest'
import { deliveryKey, initialCheckout, reduceCheckout, type CheckoutAction } from './checkout-state.ts'
import { locker } from './examples.ts'

const after = (...actions: CheckoutAction[]) => actions.reduce(reduceCheckout, initialCheckout)

describe('the memory of checkout', () => {
  // Requirements R-177
  it('begins without an order, a time limit or a credit period (R-178, R-179, R-180)', () => {
    expect(initialCheckout).toMatchObject({
      orderId: -1,
      timeLimit: 0,
      selectedPeriod: 0,
      loading: 0,
      dialog: null,
    })
  })
  it('counts tasks and never below zero', () => {
    expect(after({ type: 'began' }, { type: 'began' }, { type: 'ended' }).loading).toBe(1)
    expect(after({ type: 'ended' }).loading).toBe(0)
  })
  it('forgets the stored delivery with another address and keeps it with the same', () => {
    const stored: CheckoutAction[] = [
      { type: 'addressChosen', id: 4 },
      { type: 'deliveryStored', key: '4:flat_flat' },
    ]
    expect(after(...stored, { type: 'addressChosen', id: 5 }).storedDelivery).toBeNull()
    expect(after(...stored, { type: 'addressChosen', id: 4 }).storedDelivery).toBe('4:flat_flat')
  })
  it('opens the out-of-stock dialog with its items', () => {
    const items = [{ product_id: 1, item_id: 2, sku: 'A', name: 'Aloe', qty: 3 }]
    expect(after({ type: 'wentOutOfStock', items })).toMatchObject({
      dialog: 'outOfStock',
      outOfStockItems: items,
    })
  })

  it('keeps a locker while a pick-up point is chosen', () => {
    const point = { ...locker, code: 'P', kind: 'point' } as const
    expect(after({ type: 'pointChosen', point: locker }, { type: 'pointChosen', point }).points).toEqual({
      locker,
      point,
    })
  })
  it('another locker is another delivery', () => {
    const method = { carrier_code: 'sfexpress', method_code: 'locker' }
    const keys = [undefined, locker, { code: 'H0101L1' }].map((point) => deliveryKey(4, method, point))
    expect(new Set(keys).size).toBe(3)
  })
})
