import { endpoint, schemas } from '#domain/contract/endpoint.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { storedQuery } from './stored-query.ts'

const load = () => Promise.resolve({ listIslands: schemas({ response: z.array(z.string()), summary: '' }) })
const listIslands = endpoint(load, 'listIslands', { method: 'GET', path: '/islands', access: 'anonymous' })
const key = 'geography-["listIslands","zh_cn",null]'
const day = 86_400_000

const stored = new Map<string, string>()
const request = vi.fn<() => Promise<string[]>>()
/** What a page that was just opened shows. */
const read = () => new QueryClient().fetchQuery({ ...storedQuery(listIslands), queryFn: request })

beforeEach(() => {
  stored.clear()
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', {
    get length() {
      return stored.size
    },
    key: (index: number) => [...stored.keys()][index] ?? null,
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  })
  request.mockReset().mockResolvedValue(['Lamma'])
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
/** Reads once, so that the answer is stored. */
async function visit() {
  await read()
  await vi.runAllTimersAsync()
  request.mockReset().mockResolvedValue(['Lantau'])
}

it('stores each call of each language under its own key', async () => {
  await visit()
  expect([...stored.keys()]).toEqual([key])
})

it.each([
  ['right after', 0, ['Lamma']],
  ['within a week', 7 * day - 1000, ['Lamma']],
  ['after more than a week', 7 * day + 1000, ['Lantau']],
  ['after the clock was set back', -day, ['Lantau']],
])('takes the stored answer %s or asks again', async (_, later, expected) => {
  await visit()
  vi.setSystemTime(Date.now() + later)
  expect(await read()).toEqual(expected)
  expect(request).toHaveBeenCalledTimes(expected[0] === 'Lamma' ? 0 : 1)
})

it.each([
  ['no JSON', '{'],
  ['nothing of a query', '{}'],
  [
    'an answer that does not fit the schema',
    JSON.stringify({ buster: '', state: { dataUpdatedAt: 1, data: [7] } }),
  ],
])('asks again and replaces %s', async (_, text) => {
  vi.setSystemTime(day)
  stored.set(key, text)
  expect(await read()).toEqual(['Lamma'])
  await vi.runAllTimersAsync()
  expect(stored.get(key)).toContain('Lamma')
})

it('works in a browser that blocks storage', async () => {
  vi.stubGlobal('localStorage', undefined)
  expect(await read()).toEqual(['Lamma'])
  await vi.runAllTimersAsync()
})
