import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { LONGEST_LINE } from '../../domain/validation/text-lengths.ts'
import { everyCall } from '../contract/endpoints.ts'
import { requestOf, type Parts } from '../contract/requests.ts'
import { fieldsOf, withValueAt } from '../contract/schema-fields.ts'
import { startService, type TestService } from '../harness/service.ts'
import { newCaller, partsFor, plenty, type Caller } from './callers.ts'

const LONG = 'x'.repeat(100_000)

const calls = (await everyCall())
  .filter(({ body }) => body)
  .map((call) => [call.name, call, fieldsOf(call.body)] as const)

const addressed = (await everyCall())
  .filter(({ params, query }) => params ?? query)
  .map((call) => [call.name, call] as const)

let service: TestService
let goods: Awaited<ReturnType<typeof plenty>>
let caller: Caller
beforeAll(async () => {
  service = await startService()
  goods = await plenty(service)
})
afterAll(() => service.stop())
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  caller = await newCaller(goods)
})

it('every call with a body is looked at', () => {
  expect(calls.length).toBeGreaterThan(40)
  expect(calls.flatMap(([, , fields]) => fields).length).toBeGreaterThan(200)
})
it.each(calls)('%s refuses a text of 100,000 characters in each of its fields', async (_, call, fields) => {
  for (const at of fields) {
    const parts = await partsFor(call.name, caller)
    const body = withValueAt(parts.body, at, LONG)
    const { path, init } = requestOf(call, { ...parts, body }, caller.token)
    const answer = await service.request(path, init)
    const text = await answer.text()
    expect([at.join('.'), answer.status, text.length < 1_000]).toEqual([at.join('.'), 400, true])
  }
})
// Node takes an address of 16 KiB.
const LONG_IN_ADDRESS = 'x'.repeat(5_000)
it.each(addressed)('%s refuses a text of 5,000 characters in its address', async (_, call) => {
  const parts = await partsFor(call.name, caller)
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
  const tries: Parts[] = [
    ...names.map((name) => ({ ...parts, params: { ...parts.params, [name]: LONG_IN_ADDRESS } })),
    ...['q', ...Object.keys(parts.query ?? {})].map((name) => ({
      ...parts,
      query: { ...parts.query, [name]: LONG_IN_ADDRESS },
    })),
  ]
  for (const tried of tries) {
    const { path, init } = requestOf(call, tried, caller.token)
    const answer = await service.request(path, init)
    expect([path.slice(0, 80), answer.status, (await answer.text()).length < 1_000]).toEqual([
      path.slice(0, 80),
      400,
      true,
    ])
  }
})
it('a key that a schema leaves open has a length, too, and a text of the longest length is taken', async () => {
  const call = calls.find(([name]) => name === 'updateMe')?.[1]
  if (!call) throw new Error('updateMe is gone')
  const save = async (text: string) => {
    const custom_attributes = [{ attribute_code: 'note', value: text }]
    const { path, init } = requestOf(call, { body: { customer: { custom_attributes } } }, caller.token)
    const answer = await service.request(path, init)
    return [answer.status, await answer.json()] as const
  }
  expect((await save('x'.repeat(LONGEST_LINE)))[0]).toBe(200)
  expect(await save('x'.repeat(LONGEST_LINE + 1))).toEqual([
    400,
    {
      message: 'Invalid value of "%value" provided for the %fieldName field.',
      parameters: { fieldName: 'value', value: 'x'.repeat(100) },
      code: 'invalid',
    },
  ])
})
