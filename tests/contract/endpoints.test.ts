import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { additionPaths, assumedPaths, unshown } from '#domain/contract/unshown-paths.ts'
import { callOf, documentedCalls } from './documented-calls.ts'
import { everyEndpoint } from './endpoints.ts'

const endpoints = await everyEndpoint()
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

  it('takes the path of a call that the documents do not show from domain/contract/unshown-paths.ts', () => {
    const table: Readonly<Record<string, string>> = { ...assumedPaths, ...additionPaths }
    const others = endpoints.filter((endpoint) => !documentedCalls.has(callOf(endpoint)))
    expect(others.filter(({ name, path }) => table[name] !== path).map(callOf)).toEqual([])
    const shown = endpoints.filter((endpoint) => documentedCalls.has(callOf(endpoint)))
    expect(shown.filter(({ name }) => unshown(name)).map(callOf)).toEqual([])
    expect(Object.keys(table).filter((name) => !names.includes(name))).toEqual([])
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
