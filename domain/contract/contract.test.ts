import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listCities } from '../addresses/api-schemas.ts'
import { createCart } from '../cart/api-schemas.ts'
import { getCoupon } from '../coupons/api-schemas.ts'
import { checkFavourite } from '../favourites/api-schemas.ts'
import { getOrderLifetime } from '../orders/api-schemas.ts'
import { decode, ShapeError } from './decode.ts'
import { fillMessage, isShownByRule } from './fault.ts'

describe('decoding an answer', () => {
  it('reads plain JSON, and JSON inside a JSON string', () => {
    const cities = [{ id: '1', name: '香港島', region_id: '2' }]
    expect(decode(listCities.response, JSON.stringify(cities))).toEqual(cities)
    expect(decode(listCities.response, JSON.stringify(JSON.stringify(cities)))).toEqual(cities)
  })
  it('leaves a string a string, and takes [] for null', () => {
    expect(decode(getCoupon.response, '"12"')).toBe('12')
    expect(decode(getCoupon.response, '[]')).toBeNull()
  })
  it('takes numbers and numeric strings', () => {
    expect([
      decode(createCart.response, '12'),
      decode(createCart.response, '"12"'),
      decode(getOrderLifetime.response, '30'),
    ]).toEqual([12, 12, 30])
  })
  it('takes a bare yes or no for whether a product is a favourite', () => {
    expect(decode(checkFavourite.response, 'true')).toEqual({ in_wishlist: true, wishlist_item_id: null })
    expect(decode(checkFavourite.response, 'false')).toEqual({ in_wishlist: false, wishlist_item_id: null })
    expect(decode(checkFavourite.response, '{"in_wishlist":true,"wishlist_item_id":7}')).toEqual({
      in_wishlist: true,
      wishlist_item_id: 7,
    })
  })
  it.each(['', '<html>', '{"a":', '{}', 'null', '"x"'])('refuses %j', (body) => {
    expect(() => decode(listCities.response, body)).toThrow(ShapeError)
  })
})

describe('filling a message', () => {
  it.each([
    ['Hello %1 and %2', ['a', 'b'], 'Hello a and b'],
    ['%resources.', { resources: 'self' }, 'self.'],
    ['%1 %3', ['a'], 'a %3'],
    ['%fieldName %field2Name', { fieldName: 'x', field2Name: 'y' }, 'x y'],
    ['%1', ['%2', 'z'], '%2'],
    ['100 %', undefined, '100 %'],
    ['%10', ['a', '', '', '', '', '', '', '', '', 'ten'], 'ten'],
  ])('%s with %j is %s', (template, values, text) => {
    expect(fillMessage(template, values)).toBe(text)
  })
  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.dictionary(fc.string(), fc.string()),
        (template, values) => typeof fillMessage(template, values) === 'string',
      ),
    )
  })
})

// Requirements
describe('what the general rule shows', () => {
  const body = { message: 'No' }
  it.each([
    [400, '/x', body, true],
    [400, '/x', { ...body, code: 5020 }, false],
    [400, '/x', { ...body, code: '5020' }, false],
    [500, '/x', body, true],
    [500, '/x', undefined, false],
    [404, '/x', body, false],
    [403, '/x', body, false],
    [401, '/x', body, true],
    [400, '/rest/en/V1/loyalty/commission/?a=1', body, false],
    [400, '/loyalty/commission_details', body, false],
    [400, '/loyalty/commissions', body, true],
  ])('%d %s %j: %s', (status, url, error, shown) => {
    expect(isShownByRule(status, url, error)).toBe(shown)
  })
})
