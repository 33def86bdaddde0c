import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { criteriaOf, listingOf, type ListingSearch } from '#domain/catalogue/search-criteria.ts'
import { shelfCriteria } from '#domain/catalogue/shelf-criteria.ts'
import { sorts } from '#domain/catalogue/sorts.ts'
import { flatQuery } from '#domain/contract/flat-query.ts'
import { readCriteria } from './search-criteria.ts'

/** As a query string carries it. */
const sent = (value: unknown): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(new URLSearchParams(flatQuery(value)).toString()))
const read = (text: string) => readCriteria(Object.fromEntries(new URLSearchParams(text)))
const price = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100)
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

const lists: fc.Arbitrary<ListingSearch> = fc.record({
  category: maybe(fc.integer({ min: 1, max: 99_999 })),
  brand: maybe(fc.string({ minLength: 1, maxLength: 30 })),
  form: maybe(fc.constantFrom('21', '21,26')),
  audience: maybe(fc.constant('32')),
  collection: maybe(fc.constantFrom('popular', 'latest', 'promotion', 'bundle')),
  minPrice: maybe(price),
  maxPrice: maybe(price),
  inStock: maybe(fc.constant('1')),
  sort: maybe(fc.constantFrom(...sorts)),
  page: fc.integer({ min: 1, max: 1000 }),
  pageSize: fc.integer({ min: 1, max: 300 }),
})

describe('a list as searchCriteria', () => {
  it('arrives as it was asked', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const criteria = readCriteria(sent({ customerGroup: 'guest', searchCriteria: criteriaOf(list) }))
        expect(criteria && listingOf(criteria)).toEqual({ search: list, rest: [], isOrdered: true })
      }),
    )
  })

  it('is the same list on a shelf of the home page', () => {
    const shelf = { category: 10, collection: 'latest', pageSize: 6 } as const
    expect(sent(shelfCriteria(shelf))).toEqual(sent(criteriaOf(shelf)))
  })

  it("is written with Magento's own keys", () => {
    expect(
      sent({
        searchCriteria: criteriaOf({
          category: 10,
          maxPrice: 99.5,
          collection: 'promotion',
          sort: 'price_up',
          page: 2,
          pageSize: 24,
        }),
      }),
    ).toEqual({
      'searchCriteria[filter_groups][0][filters][0][field]': 'category_id',
      'searchCriteria[filter_groups][0][filters][0][value]': '10',
      'searchCriteria[filter_groups][1][filters][0][field]': 'special_price',
      'searchCriteria[filter_groups][1][filters][0][value]': '1',
      'searchCriteria[filter_groups][1][filters][0][condition_type]': 'notnull',
      'searchCriteria[filter_groups][2][filters][0][field]': 'price',
      'searchCriteria[filter_groups][2][filters][0][value]': '99.5',
      'searchCriteria[filter_groups][2][filters][0][condition_type]': 'lteq',
      'searchCriteria[sortOrders][0][field]': 'price',
      'searchCriteria[sortOrders][0][direction]': 'ASC',
      'searchCriteria[pageSize]': '24',
      'searchCriteria[currentPage]': '2',
    })
  })
})

describe('criteria of others', () => {
  it.each([
    [
      'searchCriteria[filterGroups][0][filters][0][field]=type_id&searchCriteria[filterGroups][0][filters][0][value]=bundle&searchCriteria[filterGroups][0][filters][0][conditionType]=EQ',
    ],
    [
      'search_criteria[filter_groups][0][filters][0][field]=type_id&search_criteria[filter_groups][0][filters][0][value]=bundle',
    ],
  ])('are read in either spelling: %s', (text) => {
    expect(listingOf(read(text)!)).toEqual({
      search: { page: 1, collection: 'bundle' },
      rest: [],
      isOrdered: true,
    })
  })
  it.each([
    '',
    'searchCriteria=',
    'searchCriteria=all',
    'customerGroup=guest',
    'searchCriteria[pageSize]=x',
    'searchCriteria[currentPage]=3',
  ])('ask for everything: "%s"', (text) => {
    expect(read(text)).toBeUndefined()
  })

  it.each(['1000000000', '301'])('a page of at most 300 products: %s', (size) => {
    expect(read(`searchCriteria[pageSize]=${size}`)).toMatchObject({ page_size: 300 })
  })

  const filter = (group: number, at: number, field: string, value: string, condition = 'eq') =>
    `searchCriteria[filter_groups][${group}][filters][${at}][field]=${field}&searchCriteria[filter_groups][${group}][filters][${at}][value]=${value}&searchCriteria[filter_groups][${group}][filters][${at}][condition_type]=${condition}`
  it('leave over what no list of ours says', () => {
    const of = (...filters: string[]) =>
      listingOf(read(filters.join('&'))!).rest.map(({ filters: alternatives }) =>
        alternatives.map(({ field, value }) => `${field} ${value}`),
      )
    expect(of(filter(0, 0, 'sku', 'a'), filter(1, 0, 'category_id', '10'))).toEqual([['sku a']])
    // one of two, and one after the other
    expect(of(filter(0, 0, 'category_id', '10'), filter(0, 1, 'category_id', '20'))).toEqual([
      ['category_id 10', 'category_id 20'],
    ])
    expect(of(filter(0, 0, 'category_id', '10'), filter(1, 0, 'category_id', '20'))).toEqual([
      ['category_id 20'],
    ])
    expect(
      of(
        filter(0, 0, 'price', 'cheap', 'lteq'),
        filter(1, 0, 'category_id', '10,20', 'in'),
        filter(2, 0, 'stock_status', '0'),
      ),
    ).toEqual([['price cheap'], ['category_id 10,20'], ['stock_status 0']])
  })
  it.each([
    ['name', 'ASC', false],
    ['created_at', 'ASC', false],
    ['created_at', 'DESC', true],
    ['price', 'asc', true],
  ])("in the order of %s %s: one of a list's own is %s", (field, direction, isOrdered) => {
    expect(
      listingOf(
        read(
          `searchCriteria[sortOrders][0][field]=${field}&searchCriteria[sortOrders][0][direction]=${direction}`,
        )!,
      ).isOrdered,
    ).toBe(isOrdered)
  })
})
