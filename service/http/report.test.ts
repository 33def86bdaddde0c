import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { errorResponse } from './errors.ts'
import { couponRefusals } from '#domain/coupons/refusals.ts'
import { refuse } from './fault.ts'
import { reportError, reportErrorsTo } from './report.ts'

const arrived: { path: string; lines: unknown[] }[] = []
const sink = createServer((request, response) => {
  let text = ''
  request.on('data', (part: Buffer) => {
    text += part.toString()
  })
  request.on('end', () => {
    arrived.push({
      path: request.url ?? '',
      lines: text
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line)),
    })
    response.end('{}')
  })
})
beforeAll(async () => {
  await new Promise<void>((done) => {
    sink.listen(0, '127.0.0.1', done)
  })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterAll(() => {
  sink.close()
})

it('an error that nobody expected is sent with the number that its answer has, without anything of a person; a refusal is not', async () => {
  reportErrorsTo(`http://key@127.0.0.1:${(sink.address() as AddressInfo).port}/7`)
  errorResponse(refuse(couponRefusals.invalid), 'setCoupon')
  const { message } = (await errorResponse(
    new TypeError('no street for mei@jadeleaf.example, 51000001'),
    'saveAddress',
  ).json()) as { message: string }
  await vi.waitFor(() => {
    expect(arrived).toHaveLength(1)
  })
  expect(arrived[0]?.path).toBe('/api/7/envelope/?sentry_version=7&sentry_key=key')
  const [head, item, event] = (arrived[0]?.lines ?? []) as unknown as [
    { event_id: string },
    { type: string },
    {
      event_id: string
      tags: { report: string }
      exception: { values: { stacktrace: { frames: { filename: string }[] } }[] }
    },
  ]
  expect([item.type, event.event_id]).toEqual(['event', head.event_id])
  expect(event).toMatchObject({
    platform: 'node',
    level: 'error',
    tags: { where: 'saveAddress' },
    exception: { values: [{ type: 'TypeError', value: 'no street for [address], [number]' }] },
  })
  expect(message).toContain(event.tags.report)
  expect(message).not.toContain('street')
  expect(event.exception.values[0]?.stacktrace.frames.at(-1)?.filename).toBe('service/http/report.test.ts')
})

it('an error tracker that does not answer makes nothing fail', async () => {
  const sent = vi.spyOn(globalThis, 'fetch')
  const unhandled = vi.fn()
  process.once('unhandledRejection', unhandled)
  reportErrorsTo('http://key@127.0.0.1:1/7')
  reportError(new Error('x'), 'job')
  await expect(sent.mock.results[0]?.value).rejects.toThrow('fetch failed')
  await new Promise((done) => {
    setImmediate(done)
  })
  expect(unhandled).not.toHaveBeenCalled()
  process.off('unhandledRejection', unhandled)
  sent.mockRestore()
})
