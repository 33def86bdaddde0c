import { afterAll, beforeAll, expect, it } from 'vitest'
import { startService, type TestService } from '../harness/service.ts'
import { startProcess, tokenOf, type ServiceProcess } from './process.ts'

let inspector: TestService
let shop: ServiceProcess
beforeAll(async () => {
  inspector = await startService()
  shop = await startProcess({ DATABASE_URL: inspector.db.url, NODE_ENV: 'production', DRAIN_SECONDS: '0' })
}, 120_000)
afterAll(async () => {
  await shop.stop()
  await inspector.stop()
})

type Line = Readonly<Record<string, unknown>>
/** The lines that were logged. @throws when one is no JSON object */
const lines = (): Line[] =>
  shop
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
const lineOf = async (request: string): Promise<Line> => {
  const found = () => lines().find((line) => line['request'] === request)
  await expect.poll(found, { interval: 20 }).toBeDefined()
  return found() ?? {}
}

it('of production is JSON, one line a request: its pattern, and nothing that was asked for', async () => {
  const token = await tokenOf(shop, 'fresh')
  const answer = await fetch(`${shop.url}/rest/en/V1/customer/orders/987654321?secret=hidden`, {
    headers: { authorization: `Bearer ${token}`, 'x-request-id': 'test-1' },
  })
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([404, 'test-1'])
  expect(await lineOf('test-1')).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
    method: 'GET',
    route: expect.stringMatching(/^\/rest\/V1\/customer\/orders\/:\w+$/) as string,
    status: 404,
    ms: expect.any(Number) as number,
    request: 'test-1',
    msg: expect.stringMatching(/^GET \/rest\/V1\/customer\/orders\/:\w+ 404$/) as string,
  })
  for (const asked of ['987654321', 'hidden', token, '127.0.0.1'])
    expect(lines().some((line) => line['request'] === 'test-1' && JSON.stringify(line).includes(asked))).toBe(
      false,
    )
})

it('leaves out probes and pictures', async () => {
  for (const path of ['/healthz', '/livez', '/readyz', '/media/brands/en/jadeleaf.svg'])
    await (await fetch(shop.url + path, { headers: { 'x-request-id': 'quiet' } })).arrayBuffer()
  await fetch(`${shop.url}/rest/en/V1/nothing`, { headers: { 'x-request-id': 'after' } })
  expect(await lineOf('after')).toMatchObject({ route: '/rest/*', status: 404 })
  expect(lines().filter((line) => line['request'] === 'quiet')).toEqual([])
})

it('has the lines of the security log as they are, and begins and ends with the shop', async () => {
  const own = await startProcess({
    DATABASE_URL: inspector.db.url,
    NODE_ENV: 'production',
    DRAIN_SECONDS: '0',
    SECURITY_LOG: 'on',
  })
  await fetch(`${own.url}/rest/en/V1/integration/customer/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'nobody@example.com', password: 'Wrong-password-1' }),
  })
  await expect.poll(() => own.output()).toContain('"log":"security","event":"sign_in_failed"')
  await own.stop()
  const all = own
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
  expect(String(all[0]?.['msg'])).toMatch(/^Jadeleaf is at http/)
  expect(all.at(-1)).toMatchObject({ level: 'info', msg: 'The shop has stopped.' })
  expect(JSON.stringify(all)).not.toContain('nobody@example.com')
}, 60_000)
