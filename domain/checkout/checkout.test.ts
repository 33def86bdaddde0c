import { describe, expect, it } from 'vitest'
import { initialAddress } from './initial-address.ts'
import { changedTotal, nextPlaceOrderStep, readPlacedOrder } from './place-order.ts'
import type { ShippingMethod } from './schema.ts'
import { chooseShippingMethod } from './shipping-choice.ts'

const ready = {
  hasMembershipItem: false,
  membershipItemSelected: false,
  termsAccepted: false,
  nameConfirmed: true,
  shouldRenewMembership: false,
}
const answer = { result: 'true', order_id: 9, need_payment: false, out_of_stock_items: [] }
const missing = { product_id: 1, item_id: 2, sku: 'A', name: 'A', qty: 1 }

// Requirements
describe('placing an order', () => {
  it.each([
    [{}, 'place'],
    [{ hasMembershipItem: true }, 'acceptTerms'],
    [{ membershipItemSelected: true }, 'acceptTerms'],
    [{ hasMembershipItem: true, termsAccepted: true }, 'place'],
    [{ nameConfirmed: false }, 'confirmName'],
    [{ nameConfirmed: false, shouldRenewMembership: true }, 'place'],
    [{ nameConfirmed: false, hasMembershipItem: true }, 'acceptTerms'],
  ])('with %j the next step is %s', (change, step) => {
    expect(nextPlaceOrderStep({ ...ready, ...change })).toBe(step)
  })
  it.each([
    [answer, true, { kind: 'done', orderId: 9 }],
    // the order was placed: what ran out meanwhile no longer stands in its way
    [{ ...answer, out_of_stock_items: [missing] }, false, { kind: 'done', orderId: 9 }],
    [{ ...answer, result: true }, false, { kind: 'done', orderId: 9 }],
    [
      { ...answer, result: 'false', order_id: null, out_of_stock_items: [missing] },
      true,
      { kind: 'outOfStock', items: [missing] },
    ],
    [{ ...answer, result: 'false', order_id: null }, true, { kind: 'failed' }],
    [12, true, { kind: 'pay', orderId: 12 }],
    [12, false, { kind: 'done', orderId: 12 }],
  ])('an order answered with %j, its payment due elsewhere: %s, is %j', (result, paysElsewhere, outcome) => {
    expect(readPlacedOrder(result, paysElsewhere)).toEqual(outcome)
  })
  it.each([
    [true, 'pay'],
    [1, 'pay'],
    ['true', 'pay'],
    ['1', 'pay'],
    [false, 'done'],
    [0, 'done'],
    ['false', 'done'],
    ['0', 'done'],
    ['', 'done'],
  ])('an answer that needs payment %j leads to %s', (need_payment, kind) => {
    expect(readPlacedOrder({ ...answer, need_payment }, true)).toEqual({ kind, orderId: 9 })
  })
})

describe('a refusal because the total changed', () => {
  it.each([
    [{ refusal: 'checkout.totalChanged' as const, parameters: [218.5] }, 21_850],
    [{ refusal: 'checkout.totalChanged' as const, parameters: ['218.50'] }, 21_850],
    [{ refusal: 'checkout.totalChanged' as const, parameters: [] }, null],
    [{ template: 'The total is odd.', parameters: [218.5] }, null],
    [{}, null],
  ])('%j tells %s cents', (fault, total) => {
    expect(changedTotal(fault)).toBe(total)
  })
})

// Requirements
describe('shipping methods', () => {
  const method = (carrier: string, code: string, available = true): ShippingMethod => ({
    carrier_code: carrier,
    method_code: code,
    amount: 0,
    base_amount: 0,
    available,
    error_message: '',
    price_excl_tax: 0,
    price_incl_tax: 0,
  })
  const list = [method('sf', 'home'), method('sf', 'locker'), method('post', 'parcel')]
  it.each([
    ['the one chosen before', list, method('sf', 'locker'), 'sf_locker'],
    ['another of the same carrier', list, method('sf', 'gone'), 'sf_home'],
    ['the first of the same carrier', list.toReversed(), method('sf', 'gone'), 'sf_locker'],
    ['the first when the carrier is gone', list, method('dhl', 'x'), 'sf_home'],
    ['the first when nothing was chosen', list, null, 'sf_home'],
    [
      'the first that can be had',
      [method('sf', 'home', false), method('post', 'parcel')],
      method('sf', 'home'),
      'post_parcel',
    ],
    ['none when there is none', [], method('sf', 'home'), undefined],
  ])('checkout goes on with %s', (_, methods, selected, expected) => {
    const chosen = chooseShippingMethod(methods, selected)
    expect(chosen ? `${chosen.carrier_code}_${chosen.method_code}` : undefined).toBe(expected)
  })
})

// Requirements
describe('the address checkout begins with', () => {
  it.each([
    [[], null],
    [[{ id: 1 }, { id: 2, default_shipping: true }], 2],
    [[{ id: 1 }, { id: 2 }], 1],
    [[{ id: 1, customer_id: 8 }], null],
    [[{ id: 1, customer_id: 7 }], 1],
    [
      [
        { id: 1, customer_id: 7 },
        { id: 2, customer_id: 8 },
      ],
      null,
    ],
  ])('of %j is %s', (addresses, id) => {
    expect(initialAddress(addresses, 7)?.id ?? null).toBe(id)
  })
})
