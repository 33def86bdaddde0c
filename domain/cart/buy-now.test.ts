import { expect, it } from 'vitest'
import { buyNowQuery, readBuyNow, splitCart, withoutBuyNow } from './buy-now.ts'

it('the address names the line and its quantity', () => {
  const wanted = { sku: 'zinc 15&30', quantity: 2 }
  expect(readBuyNow(new URLSearchParams(buyNowQuery(wanted)))).toEqual(wanted)
})
it.each([
  '',
  'buy=zinc',
  'buy=&qty=1',
  'buy=zinc&qty=0',
  'buy=zinc&qty=1.5',
  'buy=zinc&qty=-2',
  'buy=zinc&qty=many',
])('an address without a line or a whole quantity asks for nothing: %s', (search) => {
  expect(readBuyNow(new URLSearchParams(search))).toBeUndefined()
})
it('what was settled leaves the address, everything else stays', () => {
  expect(withoutBuyNow(new URLSearchParams('step=payment&buy=zinc&qty=1&pay=card')).toString()).toBe(
    'step=payment&pay=card',
  )
})
it('of two lines of one SKU the newest is wanted', () => {
  const [old, other, newest] = ['set', 'zinc', 'set'].map((sku, item_id) => ({
    sku,
    item_id,
    qty: 1,
    quote_id: '1',
  }))
  expect(splitCart([old!, other!, newest!], { sku: 'set', quantity: 1 })).toEqual({
    line: newest,
    others: [old, other],
  })
  expect(splitCart([other!], { sku: 'set', quantity: 1 })).toEqual({ line: undefined, others: [other] })
})
