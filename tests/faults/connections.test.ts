import { changesState } from '#domain/contract/endpoint.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startIngenicoPayment } from '#domain/payment/api.ts'
import type { Endpoint } from '../../domain/contract/endpoint.ts'
import { everyEndpoint } from '../contract/endpoints.ts'
import { requestOf } from '../contract/requests.ts'
import { startService, type TestService } from '../harness/service.ts'
import { hasOrder, inEarnest, newCaller, partsFor, plenty, type Caller } from './callers.ts'

/** Fewer connections than callers: one that waits for a second connection while it holds its first stops everybody. */
const CONNECTIONS = 2
const CALLERS = 6

const endpoints = await everyEndpoint()
let service: TestService
let goods: Awaited<ReturnType<typeof plenty>>
let callers: Caller[]
beforeAll(async () => {
  // Not strict, as in production: what is wrong shows as callers that wait for one another.
  service = await startService({}, { connections: CONNECTIONS, strict: false })
  goods = await plenty(service)
  callers = await threeCallers()
})
afterAll(() => service.stop())

const threeCallers = () => Promise.all(Array.from({ length: CALLERS / 2 }, () => newCaller(goods)))

/** Every call twice by each of three shoppers, all at once. */
async function allAtOnce(endpoint: Endpoint): Promise<number[]> {
  const uses = ['logout', 'placeOrder'].includes(endpoint.name) || endpoint.name in inEarnest
  const changes = changesState(endpoint)
  const three = changes && (uses || hasOrder(endpoint.name)) ? await threeCallers() : callers
  const calls = await Promise.all(
    [...three, ...three].map(async (caller) => {
      const parts = await partsFor(endpoint.name, caller)
      return requestOf(endpoint, parts, caller.token)
    }),
  )
  const answers = await Promise.all(calls.map(({ path, init }) => service.request(path, init)))
  return answers.map(({ status }) => status)
}

describe('more callers than connections are all answered', () => {
  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (_name, endpoint) => {
    const statuses = await allAtOnce(endpoint)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    if (endpoint.name in inEarnest) expect(statuses).toContain(200)
  })

  it("the sandbox's payment pages", async () => {
    const payers = await Promise.all(
      (await threeCallers()).map(async ({ orderId, token }) => {
        await service.expectOk(startIngenicoPayment, { body: { orderId } }, { token })
        const row = await service.db.one<{ id: string }>('select id from payment where order_id = $1', [
          orderId,
        ])
        return row?.id ?? ''
      }),
    )
    const answers = await Promise.all(
      [...payers, ...payers].map((id) =>
        service.request(`/sandbox/pay/choose/${id}`, {
          method: 'POST',
          body: new URLSearchParams({ choice: 'paid' }),
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: CALLERS }, () => 303))
  })
})
