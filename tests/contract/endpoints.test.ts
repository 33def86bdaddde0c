import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { callOf, documentedCalls } from './documented-calls.ts'
import { everyCall } from './endpoints.ts'

const endpoints = await everyCall()
const names = endpoints.map((endpoint) => endpoint.name)

describe('the contract', () => {
  it('names every call and every address once', () => {
    expect(names).toEqual([...new Set(names)])
    const addresses = endpoints.map(
      (endpoint) => `${endpoint.method} ${endpoint.path.replace(/:\w+/g, ':x')}`,
    )
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
  })

  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s declares exactly the parameters of its path, and a source',
    (_, endpoint) => {
      const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]).sort()
      const declared =
        endpoint.params instanceof z.ZodMiniObject ? Object.keys(endpoint.params.shape).sort() : []
      expect(declared).toEqual(inPath)
      expect(endpoint.summary.length).toBeGreaterThan(20)
      expect(endpoint.body === undefined || endpoint.method === 'POST' || endpoint.method === 'PUT').toBe(
        true,
      )
    },
  )

  it('says of a call that the requirements do not show whether its path is assumed or the call an addition', () => {
    const marked = endpoints.filter(({ undocumented }) => undocumented).map(callOf)
    const missing = endpoints.map(callOf).filter((call) => !documentedCalls.has(call))
    expect(marked.toSorted()).toEqual(missing.toSorted())
  })

  it('only makes reading calls stale that exist', () => {
    for (const endpoint of endpoints)
      for (const affected of endpoint.affects ?? [])
        expect(
          endpoints.find(({ name }) => name === affected)?.method,
          `${endpoint.name} affects ${affected}`,
        ).toBe('GET')
  })

  it('can be written down as JSON Schema', () => {
    const shapes = endpoints.flatMap(({ name, params, query, body, response }) =>
      [params, query, body, response].flatMap((shape) => (shape ? [[name, shape] as const] : [])),
    )
    expect(
      shapes.map(([name, shape]) => [
        name,
        typeof z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }),
      ]),
    ).toEqual(shapes.map(([name]) => [name, 'object']))
  })
})
