import { endpoint, schemas } from '#domain/contract/endpoint.ts'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { makeChange, type Change } from './change.ts'

const calls = {
  rename: schemas({ response: z.string(), summary: '' }),
}
const load = () => Promise.resolve(calls)

const rename = endpoint(load, 'rename', {
  method: 'POST',
  path: '/rename',
  access: 'anonymous',
  affects: ['getThing'],
})
const key = ['getThing', 'en', null]
const other = ['getOther', 'en', null]
let client: QueryClient
beforeEach(() => {
  client = new QueryClient()
  client.setQueryData(key, { name: 'old' })
  client.setQueryData(other, 1)
})
const change = (more: Partial<Change<string, string, { name: string }>> = {}) => ({
  calls: [rename],
  run: (name: string) => Promise.resolve(name),
  optimistic: { queryKey: key, next: (_: { name: string }, name: string) => ({ name }) },
  ...more,
})
const isStale = (queryKey: string[] | unknown[]) => client.getQueryState(queryKey)?.isInvalidated

it('shows a change before it is answered, and reads again what its calls affect, nothing else', async () => {
  const run = async (name: string) => {
    expect([client.getQueryData(key), isStale(key)]).toEqual([{ name: 'new' }, false])
    return Promise.resolve(name)
  }
  expect(await makeChange(client, change({ run }), 'new')).toBe('new')
  expect([isStale(key), isStale(other)]).toEqual([true, false])
})
it('reads again after a failure too, which is told and thrown', async () => {
  const told: unknown[] = []
  const failing = change({
    run: () => Promise.reject(new Error('refused')),
    onError: (error) => told.push(error),
  })
  await expect(makeChange(client, failing, 'new')).rejects.toThrow('refused')
  expect([told.length, isStale(key)]).toEqual([1, true])
})
/** A read that is answered with what was before the change. */
const readSlowly = () => {
  const slow = () => new Promise((done) => setTimeout(done, 30, { name: 'before' }))
  client.fetchQuery({ queryKey: key, queryFn: slow }).catch(() => undefined)
}
const pause = () => new Promise((done) => setTimeout(done, 60))
it('keeps an answer on the way from replacing what is shown of the change', async () => {
  readSlowly()
  const run = async (name: string) => {
    await pause()
    return name
  }
  await makeChange(client, change({ run }), 'new')
  expect(client.getQueryData(key)).toEqual({ name: 'new' })
})
it('ends a read that was asked before the change: its answer would pass for the one after it', async () => {
  readSlowly()
  await makeChange(client, change({ optimistic: undefined }), 'new')
  await pause()
  expect(client.getQueryData(key)).toEqual({ name: 'old' })
})
it('leaves alone what was never read', async () => {
  client.removeQueries({ queryKey: key })
  await makeChange(client, change(), 'new')
  expect(client.getQueryData(key)).toBeUndefined()
})
it('shows a change of an answer that is 0 or false', async () => {
  client.setQueryData(key, false)
  const toggle = {
    calls: [rename],
    run: () => {
      expect(client.getQueryData(key)).toBe(true)
      return Promise.resolve('')
    },
    optimistic: { queryKey: key, next: (is: boolean) => !is },
  }
  await makeChange(client, toggle, 'new')
})
it('makes changes of one scope one after another, in the order of the presses', async () => {
  const order: string[] = []
  const slowFirst = change({
    scope: 'thing',
    run: async (name) => {
      order.push(`begin ${name}`)
      await new Promise((done) => setTimeout(done, name === 'a' ? 30 : 0))
      order.push(`end ${name}`)
      return name
    },
  })
  await Promise.all([makeChange(client, slowFirst, 'a'), makeChange(client, slowFirst, 'b')])
  expect(order).toEqual(['begin a', 'end a', 'begin b', 'end b'])
})
