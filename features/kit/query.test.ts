import { endpoint, schemas } from '#domain/contract/endpoint.ts'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { scopeCalls } from './call.ts'
import { query, queryDefaults } from './query.ts'
import { onFault } from './service-fault.ts'

const calls = {
  readThing: schemas({ response: z.boolean(), summary: '' }),
}
const load = () => Promise.resolve(calls)

const readThing = endpoint(load, 'readThing', { method: 'GET', path: '/things', access: 'anonymous' })
let told = 0
onFault(() => {
  told++
})
beforeEach(() => {
  told = 0
  scopeCalls(() => ({
    language: 'en',
    token: undefined,
    origin: 'http://shop.test',
    retries: 0,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  }))
})

describe('a read that fails', () => {
  it('is told when a page wanted it', async () => {
    await new QueryClient({ defaultOptions: queryDefaults }).prefetchQuery(query(readThing))
    expect(told).toBe(1)
  })
  it('is told to nobody when it was fetched ahead, and is told once the page asks for it', async () => {
    const client = new QueryClient({ defaultOptions: queryDefaults })
    await client.prefetchQuery({ ...query(readThing), meta: { isAhead: true } })
    expect(told).toBe(0)
    await client.prefetchQuery(query(readThing))
    expect(told).toBe(1)
  })
})
