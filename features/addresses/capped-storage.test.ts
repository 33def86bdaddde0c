import { STORED_ANSWERS_BYTES } from '#domain/store/local-cache.ts'
import { expect, it } from 'vitest'
import { cappedStorage } from './capped-storage.ts'

function storage(entries: Readonly<Record<string, string>> = {}) {
  const map = new Map(Object.entries(entries))
  const area = {
    get length() {
      return map.size
    },
    key: (index: number) => [...map.keys()][index] ?? null,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => void map.set(key, text),
    removeItem: (key: string) => void map.delete(key),
  }
  return {
    area: () => area,
    keys: () => [...map.keys()],
    bytes: () => [...map].reduce((sum, [key, text]) => sum + (key.length + text.length) * 2, 0),
  }
}
const entry = (dataUpdatedAt: number, length: number) =>
  JSON.stringify({ state: { dataUpdatedAt, data: 'x'.repeat(length) } })
const third = STORED_ANSWERS_BYTES / 2 / 3

// Requirements R-563
it('drops the oldest answers when a new one would pass 4.98 MB, and nothing that is no cache', () => {
  const { area, keys } = storage({ bearerToken: 'x'.repeat(1_000) })
  const cache = cappedStorage(area, 'geography-')
  cache.setItem('geography-new', entry(3, third))
  cache.setItem('geography-old', entry(1, third))
  cache.setItem('geography-middle', entry(2, third))
  expect(keys()).toEqual(['bearerToken', 'geography-new', 'geography-middle'])
})

it('never holds more than the limit', () => {
  const { area, keys, bytes } = storage()
  const cache = cappedStorage(area, 'geography-', 10_000)
  for (let count = 0; count < 50; count++) {
    cache.setItem(`geography-${count % 7}`, entry(count, (count * 911) % 6_000))
    expect(bytes()).toBeLessThanOrEqual(10_000)
  }
  const before = keys()
  cache.setItem('geography-huge', entry(99, 5_000))
  expect(keys()).toEqual(before)
})

it('counts an answer once that replaces its older self', () => {
  const { area, keys } = storage()
  const cache = cappedStorage(area, 'geography-', 2_000)
  cache.setItem('geography-a', entry(1, 200))
  cache.setItem('geography-b', entry(2, 400))
  cache.setItem('geography-b', entry(3, 400))
  expect(keys()).toEqual(['geography-a', 'geography-b'])
})

it('drops what it cannot read first', () => {
  const { area, keys } = storage({ 'geography-a': entry(1, 10), 'geography-b': '{'.repeat(900) })
  cappedStorage(area, 'geography-', 2_000).setItem('geography-c', entry(2, 200))
  expect(keys()).toEqual(['geography-a', 'geography-c'])
})

it.each([
  ['is missing', () => undefined],
  [
    'is blocked',
    () => {
      throw new DOMException('denied', 'SecurityError')
    },
  ],
  [
    'is full',
    () => ({
      ...storage().area(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }),
  ],
])('holds nothing and does not throw where storage %s', (_, area) => {
  const cache = cappedStorage(area, 'geography-')
  cache.setItem('geography-a', entry(1, 10))
  expect(cache.getItem('geography-a') ?? null).toBeNull()
  expect(() => {
    cache.removeItem('geography-a')
  }).not.toThrow()
})
