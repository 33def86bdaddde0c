import { afterAll, beforeAll, expect, it } from 'vitest'
import { newShopper, productWith } from '#service/orders/buying.testing.ts'
import { startService, type TestService } from '../harness/service.ts'
import { ask, placeOrder, readyCart, startProcess, type ServiceProcess } from './process.ts'

let inspector: TestService
let shop: ServiceProcess
let metricsUrl: string
beforeAll(async () => {
  inspector = await startService()
  shop = await startProcess({ DATABASE_URL: inspector.db.url, METRICS_PORT: '0', LOG_LEVEL: 'info' })
  metricsUrl = /Metrics are at (\S+)/.exec(shop.output())?.[1] ?? 'nowhere'
}, 120_000)
afterAll(async () => {
  await shop.stop()
  await inspector.stop()
})

const read = async () => (await fetch(metricsUrl)).text()
/** The value of a series; undefined when there is none. */
const valueOf = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((found) => found.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length))
}

it('tell what was asked for by its pattern, and count each order once', async () => {
  const { sku } = await productWith(inspector, 50)
  const shopper = await newShopper(inspector)
  await readyCart(shop, shopper.token, sku)
  const placed = await placeOrder(shop, shopper.token, 'key-1')
  expect(await placeOrder(shop, shopper.token, 'key-1')).toEqual(placed)
  await ask(shop, 'GET', `/customer/orders/${placed.value.order_id ?? 0}`, { token: shopper.token })
  await ask(shop, 'GET', '/customer/orders/987654321', { token: shopper.token })
  await fetch(`${shop.url}/healthz`)
  const text = await read()
  expect(valueOf(text, 'orders_placed_total')).toBe(1)
  const count = (labels: string) => valueOf(text, `http_request_duration_seconds_count{${labels}}`)
  expect(count('method="PUT",route="/rest/V1/carts/mine/order",status="200"')).toBe(2)
  const orders = text.match(/route="\/rest\/V1\/customer\/orders\/:\w+",status="(200|404)"/g) ?? []
  expect(new Set(orders).size).toBe(2)
  for (const absent of ['987654321', 'healthz', shopper.token]) expect(text).not.toContain(absent)
})

it('tell how the database, the outbox and the process stand', async () => {
  const failed = 'outbox_messages{state="failed"}'
  const before = valueOf(await read(), failed) ?? 0
  await inspector.db.query(
    `insert into outbox (channel, recipient, subject, body, created_at, failed_at)
     values ('sms', '+85251000001', '', 'a', now(), now())`,
  )
  await inspector.db.query(
    `insert into outbox (channel, recipient, subject, body, created_at, taken_until)
     values ('sms', '+85251000001', '', 'b', now() - interval '90 seconds', now() + interval '1 hour')`,
  )
  const text = await read()
  expect(valueOf(text, failed)).toBe(before + 1)
  expect(valueOf(text, 'outbox_messages{state="queued"}')).toBeGreaterThanOrEqual(1)
  expect(valueOf(text, 'outbox_messages{state="oldest_queued_seconds"}')).toBeGreaterThanOrEqual(90)
  expect(valueOf(text, 'database_statement_duration_seconds_count')).toBeGreaterThan(0)
  for (const pool of ['calls', 'jobs'])
    for (const state of ['in_use', 'idle', 'waiting'])
      expect(
        valueOf(text, `database_connections{pool="${pool}",state="${state}"}`),
        `${pool} ${state}`,
      ).toBeDefined()
  expect(valueOf(text, 'nodejs_eventloop_lag_seconds')).toBeDefined()
  expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e7)
})

it('are answered on a port of their own alone', async () => {
  expect(new URL(metricsUrl).port).not.toBe(new URL(shop.url).port)
  expect(new URL(metricsUrl).hostname).toBe('127.0.0.1')
  expect((await fetch(`${shop.url}/metrics`)).status).toBe(404)
  expect((await fetch(new URL('/', metricsUrl))).status).toBe(404)
})
