import { expect, it } from 'vitest'
import { CACHE_BYTES, makeRoom } from './cache-limit.ts'

function storage(entries: Readonly<Record<string, string>>) {
  const map = new Map(Object.entries(entries))
  return {
    area: {
      get length() {
        return map.size
      },
      key: (index: number) => [...map.keys()][index] ?? null,
      getItem: (key: string) => map.get(key) ?? null,
      removeItem: (key: string) => void map.delete(key),
    },
    keys: () => [...map.keys()],
  }
}
const entry = (at: number, length: number) => JSON.stringify({ at, answer: 'x'.repeat(length) })

// Requirements R-563
it('the oldest answers go when a new one would pass 4.98 MB; what is no cache stays', () => {
  const third = CACHE_BYTES / 2 / 3
  const { area, keys } = storage({
    bearerToken: 'x'.repeat(1_000),
    'geography/en/new': entry(3, third),
    'geography/en/old': entry(1, third),
    'geography/en/middle': entry(2, third),
  })
  makeRoom(area, 'geography/', 1_000)
  expect(keys()).toEqual(['bearerToken', 'geography/en/new', 'geography/en/middle'])
  makeRoom(area, 'geography/', CACHE_BYTES / 2)
  expect(keys()).toEqual(['bearerToken', 'geography/en/new'])
})

it('nothing goes while there is room, and nothing breaks without a storage or with nonsense in it', () => {
  const { area, keys } = storage({ 'geography/en/a': entry(1, 10), 'geography/en/b': '{' })
  makeRoom(area, 'geography/', 1_000)
  expect(keys()).toHaveLength(2)
  makeRoom(area, 'geography/', 1_000, 1_010)
  expect(keys()).toEqual([])
  expect(() => {
    makeRoom(undefined, 'geography/', 1)
  }).not.toThrow()
})
