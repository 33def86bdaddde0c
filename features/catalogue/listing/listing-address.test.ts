import { sorts } from '#domain/catalogue/sorts.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  filterCount,
  readListing,
  searchOf,
  toggleFilter,
  withoutFilters,
  withPage,
  withSort,
  writeListing,
} from './listing-address.ts'

const read = (text: string) => readListing(new URLSearchParams(text))

describe('the address of a listing', () => {
  test('is read and written without loss', () => {
    const states = fc.record({
      q: fc.string({ maxLength: 20 }).map((text) => text.trim()),
      sort: fc.option(fc.constantFrom(...sorts), { nil: undefined }),
      page: fc.integer({ min: 1, max: 1000 }),
      filters: fc.dictionary(
        fc.constantFrom('brand', 'price', 'inStock', 'category'),
        fc
          .uniqueArray(fc.string({ minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 3 })
          .map((values) => values.sort()),
      ),
    })
    fc.assert(
      fc.property(states, (state) => {
        expect(read(writeListing(state))).toEqual(state)
      }),
    )
  })
  test.each(['page=0', 'page=-3', 'page=1.5', 'page=x', 'sort=drop', 'brand=', 'utm_source=x&gclid=1'])(
    'reads nonsense (%s) as the first page of everything',
    (text) => {
      expect(read(text)).toEqual({ q: '', sort: undefined, page: 1, filters: {} })
    },
  )
  test('is short where nothing was chosen', () => {
    expect(writeListing(read(''))).toBe('')
  })
})

describe('a choice', () => {
  const third = read('q=zinc&brand=a&page=3')
  test.each([
    ['a sort', withSort(third, 'price_up'), '?q=zinc&sort=price_up&brand=a'],
    ['another brand', toggleFilter(third, 'brand', 'b', true), '?q=zinc&brand=a&brand=b'],
    ['a brand less', toggleFilter(third, 'brand', 'a', false), '?q=zinc'],
    ['no filters', withoutFilters(third), '?q=zinc'],
    ['a page', withPage(third, 2), '?q=zinc&brand=a&page=2'],
  ])('of %s keeps the rest, and begins at the first page unless it is a page', (_, state, address) => {
    expect(writeListing(state)).toBe(address)
  })
  test('of a price replaces the one before', () => {
    expect(toggleFilter(read('price=0-100'), 'price', '100-200', true).filters).toEqual({
      price: ['100-200'],
    })
  })
  test('is counted for the button', () => {
    expect(filterCount(read('brand=a&brand=b&price=0-100'))).toBe(3)
  })
})

test.each([
  ['', {}],
  ['price=100-300', { minPrice: 100, maxPrice: 300 }],
  ['price=400-', { minPrice: 400 }],
  ['price=abc', {}],
  ['brand=a&brand=b', { brand: 'a,b' }],
  ['inStock=1', { inStock: '1' }],
  ['form=21&form=23', { form: '21,23' }],
  ['audience=32', { audience: '32' }],
  ['offer=1', { collection: 'promotion' }],
  ['category=12', { category: 12 }],
  ['category=x', { category: 3 }],
])('"%s" is asked of the service as %o', (text, asked) => {
  expect(searchOf(read(text), text.startsWith('category') ? { category: 3 } : {})).toEqual({
    page: 1,
    pageSize: 24,
    ...asked,
  })
})
