import { expect, it } from 'vitest'
import { getCountry, listCountries } from '#domain/addresses/api.ts'
import { isFresh, storageKey } from './stored-query.ts'

const day = 86_400_000

it.each([
  [0, true],
  [7 * day - 1, true],
  [7 * day, false],
  [-1, false],
])('what is %i ms old is fresh: %s', (age, expected) => {
  expect(isFresh(1e12, 1e12 + age)).toBe(expected)
})
it('keeps each question of each language apart', () => {
  expect([
    storageKey(listCountries),
    storageKey(getCountry, { country: 'HK' }),
    storageKey(getCountry, { country: 'CN' }),
  ]).toEqual([
    'geography/zh_cn/listCountries',
    'geography/zh_cn/getCountry/HK',
    'geography/zh_cn/getCountry/CN',
  ])
})
