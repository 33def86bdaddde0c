import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractCalls, mappedCalls } from '../contract/contract-calls.ts'
import { startService, type TestService } from '../harness/service.ts'

const calls = contractCalls.flatMap((part) => part.calls)
const count = calls.length + Object.keys(mappedCalls).length

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const NO_ROUTE = 'Request does not match any route.'
async function isServed(call: string): Promise<boolean> {
  const [method = '', path = ''] = call.split(' ')
  const answer = await service.request(`/rest/en/V1${path.replaceAll('{}', '1')}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(method === 'POST' || method === 'PUT' ? { body: '{}' } : {}),
  })
  const body: unknown = await answer.json()
  expect(answer.status, call).toBeLessThan(500)
  return Reflect.get(Object(body), 'message') !== NO_ROUTE
}

describe('the contract', () => {
  it('has 132 calls, 30 standard, 5 differing, 97 of the shop, and one of the general rules', () => {
    const of = (section: string) =>
      contractCalls.flatMap((part) => (part.section.startsWith(section) ? part.calls : [])).length
    expect([of('2'), of('4'), of('6') + of('7') + Object.keys(mappedCalls).length]).toEqual([30, 5, 97])
    expect([of('1'), count - of('1')]).toEqual([1, 132])
    expect(new Set(calls).size).toBe(calls.length)
    expect(Object.values(mappedCalls).filter((call) => !calls.includes(call))).toEqual([])
  })

  it.each(contractCalls.map((part) => [part.section, part.title, part] as const))(
    '%s, %s: every call has a route',
    async (_section, _title, part) => {
      const missing: string[] = []
      for (const call of part.calls) if (!(await isServed(call))) missing.push(call)
      expect(missing).toEqual([])
    },
  )

  it(`is served whole: ${count} of 132, each with its own entry in the description of the service`, async () => {
    const described: unknown = await (await service.request('/rest/openapi.json')).json()
    const paths = Object.entries(Object(Reflect.get(Object(described), 'paths')) as object)
    const known = new Set(
      paths.flatMap(([path, methods]) =>
        Object.keys(Object(methods) as object).map(
          (method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}').replace(/\/$/, '')}`,
        ),
      ),
    )
    expect(calls.filter((call) => !known.has(call))).toEqual([])
  })

  it('a call that it does not have is told from one that it has', async () => {
    expect(await isServed('GET /carts/mine/gifts')).toBe(false)
    expect(await isServed('DELETE /brand')).toBe(false)
  })
})
