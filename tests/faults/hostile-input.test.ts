import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { everyCall, type Call } from '../contract/endpoints.ts'
import { requestOf, type Parts } from '../contract/requests.ts'
import { fieldsOf, withValueAt } from '../contract/schema-fields.ts'
import { startService, type TestService } from '../harness/service.ts'
import { newCaller, partsFor, plenty, type Caller } from './callers.ts'

/** Calls at once. */
const AT_ONCE = 8
const DEPTH = 20_000
/** Stands in a body for what JSON.stringify cannot write. */
const DEEP = '@deep@'
const deepText = '['.repeat(DEPTH) + ']'.repeat(DEPTH)

const texts = [
  'a\u0000b',
  'a\ud800',
  'x'.repeat(100_000),
  '__proto__',
  'constructor',
  '-1',
  '1e308',
  '99999999999999999999',
  `'%\u202e\ufffe😀`,
]
const values: readonly unknown[] = [
  ...texts,
  '',
  DEEP,
  null,
  true,
  -1,
  0.5,
  1e9,
  2 ** 31,
  1e308,
  [],
  [[null]],
  JSON.parse('{"__proto__":{"x":1},"constructor":1}'),
]
const wholeBodies: readonly string[] = [
  '',
  'null',
  '[]',
  '"x"',
  '1',
  '{',
  deepText,
  `{"a":${deepText}}`,
  '{"__proto__":1}',
  '\ufeff{}',
  '{"a":1e999}',
]

const endpoints = await everyCall()
let service: TestService
let goods: Awaited<ReturnType<typeof plenty>>
let caller: Caller
let log: string[] = []
beforeAll(async () => {
  service = await startService()
  goods = await plenty(service)
})
afterAll(() => service.stop())
beforeEach(async () => {
  caller = await newCaller(goods)
  log = []
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => void log.push(String(line)))
})

interface Shot {
  readonly what: string
  readonly path: string
  readonly init: RequestInit
}
const shown = (value: unknown) => (JSON.stringify(value) ?? 'undefined').slice(0, 40)

function pathShots(endpoint: Call, parts: Parts): Shot[] {
  return fieldsOf(endpoint.params).flatMap(([name]) =>
    texts.map((text) => ({
      what: `path ${String(name)} = ${shown(text)}`,
      ...requestOf(
        endpoint,
        { ...parts, params: { ...parts.params, [String(name)]: text.toWellFormed() || ' ' } },
        caller.token,
      ),
    })),
  )
}
/** Keys that a query schema leaves open, as Magento's search criteria. */
const criteria = [
  'searchCriteria[filter_groups][0][filters][0][field]',
  'searchCriteria[filter_groups][0][filters][0][value]',
  'searchCriteria[filter_groups][0][filters][0][condition_type]',
  'searchCriteria[filter_groups][99999999999][filters][__proto__][field]',
  'searchCriteria[sort_orders][0][field]',
  'searchCriteria[page_size]',
  'searchCriteria[current_page]',
  '__proto__',
  'constructor',
  'constructor',
]
const usual = {
  'searchCriteria[filter_groups][0][filters][0][field]': 'price',
  'searchCriteria[filter_groups][0][filters][0][value]': '1',
  'searchCriteria[page_size]': '5',
}
function queryShots(endpoint: Call, parts: Parts): Shot[] {
  if (!endpoint.query) return []
  const names = [...fieldsOf(endpoint.query).map(([name]) => String(name)), ...criteria]
  return names.flatMap((name) =>
    texts.map((text) => ({
      what: `query ${name} = ${shown(text)}`,
      ...requestOf(
        endpoint,
        {
          ...parts,
          query: { ...usual, [name]: text.length > 5_000 ? text.slice(0, 5_000) : text },
        },
        caller.token,
      ),
    })),
  )
}
function bodyShots(endpoint: Call, parts: Parts): Shot[] {
  if (!endpoint.body) return []
  const { path, init } = requestOf(endpoint, { body: {}, ...parts }, caller.token)
  return [
    ...wholeBodies.map((body) => ({ what: `body ${body.slice(0, 40)}`, path, init: { ...init, body } })),
    ...fieldsOf(endpoint.body).flatMap((at) =>
      values.map((value) => ({
        what: `${at.join('.')} = ${shown(value)}`,
        path,
        init: {
          ...init,
          body: JSON.stringify(withValueAt(parts.body, at, value)).replace(`"${DEEP}"`, deepText),
        },
      })),
    ),
  ]
}

/** Headers that the service reads. */
const headers: readonly [string, string][] = [
  ['Origin', 'null'],
  ['Origin', 'garbage'],
  ['Origin', 'http://[::'],
  ['Referer', '%%%'],
  ['Host', ':::'],
  ['X-Forwarded-For', ',,'],
  ['X-Forwarded-Host', 'a b'],
  ['Authorization', 'Bearer ' + 'x'.repeat(5_000)],
  ['Idempotency-Key', 'x'.repeat(5_000)],
  ['Accept-Language', ';;;q=9'],
  ['Content-Type', 'multipart/form-data'],
]
const headerShots = (endpoint: Call, parts: Parts): Shot[] =>
  headers.map(([name, value]) => {
    const { path, init } = requestOf(endpoint, parts, caller.token)
    const all = new Headers(init.headers)
    all.set(name, value)
    return { what: `${name}: ${value.slice(0, 40)}`, path, init: { ...init, headers: all } }
  })

/** What was answered with our own fault. */
async function faultsOf(shots: readonly Shot[]): Promise<string[]> {
  const faults: string[] = []
  const queue = [...shots]
  const worker = async () => {
    for (let shot = queue.shift(); shot; shot = queue.shift()) {
      const { status } = await service.request(shot.path, shot.init)
      if (status >= 500) faults.push(`${shot.what} → ${status}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return faults
}

describe('hostile values are never our fault', () => {
  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s',
    async (_name, endpoint) => {
      const parts = await partsFor(endpoint.name, caller)
      const faults = await faultsOf([
        ...pathShots(endpoint, parts),
        ...queryShots(endpoint, parts),
        ...bodyShots(endpoint, parts),
        ...headerShots(endpoint, parts),
      ])
      expect(faults, log.slice(0, 3).join('\n')).toEqual([])
    },
    120_000,
  )
})
