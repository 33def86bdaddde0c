import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { errorResponse } from '#service/http/errors.ts'
import { log, openLog, type LogFormat } from './log.ts'
import { inRequest, openRequest } from './request-scope.ts'
import { routeOf } from './route-of.ts'

const lines: unknown[] = []
const format: LogFormat = {
  line: (level, message, fields) => void lines.push([level, message, fields]),
  announcement: (text) => void lines.push(text),
  written: (text) => void lines.push(text),
}
beforeEach(() => {
  lines.length = 0
  openLog('info', format)
})
afterAll(() => {
  openLog('warn')
})

describe('the log', () => {
  it('leaves out what is less important than its level', () => {
    log.debug('a')
    log.info('b', { ms: 1 })
    log.error('c')
    openLog('error', format)
    log.info('d')
    log.warn('e')
    expect(lines).toEqual([
      ['info', 'b', { ms: 1 }],
      ['error', 'c', {}],
    ])
  })
  it('names the request in which a line is written', () => {
    inRequest(openRequest('abc-1'), () => log.info('a'))
    log.info('b')
    expect(lines).toEqual([
      ['info', 'a', { request: 'abc-1' }],
      ['info', 'b', {}],
    ])
  })
  it('has an unexpected error with the ids of its request and of its answer', async () => {
    const answer = inRequest(openRequest('abc-2'), () =>
      errorResponse(new TypeError('broken'), 'saveAddress'),
    )
    const { message } = (await answer.json()) as { message: string }
    const report = /webapi-\w+/.exec(message)?.[0]
    expect(lines).toEqual([
      [
        'error',
        expect.stringContaining(`[${report}] saveAddress: TypeError: broken`) as string,
        { report, request: 'abc-2' },
      ],
    ])
  })
})

describe('as text', () => {
  const print = vi.spyOn(console, 'log')
  const complain = vi.spyOn(console, 'error')
  beforeAll(() => {
    for (const spy of [print, complain]) spy.mockImplementation(() => undefined)
  })
  it('is messages alone, apart from what went wrong, and says where the shop is at any level', () => {
    openLog('error')
    log.info('a')
    log.error('b', { ms: 1 })
    log.announce('c')
    expect([print.mock.calls, complain.mock.calls]).toEqual([[['c']], [['b']]])
  })
})

describe('the route of a request', () => {
  const pageAt = (path: string) => (path.startsWith('/orders/') ? '/orders/:id' : '*')
  it.each([
    ['/rest/en/V1/carts/mine/items/7', 200, '/carts/mine/items/:id', '/rest/V1/carts/mine/items/:id'],
    ['/rest/en/V1/no/such/call', 404, undefined, '/rest/*'],
    ['/rest/openapi.json', 200, undefined, '/rest/*'],
    ['/payment/events/worldpay', 200, undefined, '/payment/events/*'],
    ['/sandbox/pay/token', 200, undefined, '/sandbox/*'],
    ['/orders/secret', 200, undefined, '/orders/:id'],
    ['/nothing/here', 404, undefined, '*'],
    ['/favicon.ico', 200, undefined, undefined],
    ['/assets/entry.js', 200, undefined, undefined],
    ['/media/brands/en/jadeleaf.svg', 200, undefined, undefined],
    ['/healthz', 503, undefined, undefined],
    ['/livez', 200, undefined, undefined],
    ['/readyz', 200, undefined, undefined],
  ])('%s (%i) is a pattern', (path, status, call, route) => {
    expect(routeOf({ path, status, call }, pageAt)).toBe(route)
  })
  it('of a page is not one of the calls that its rendering makes', () => {
    expect(routeOf({ path: '/orders/1', status: 200, call: '/products' }, pageAt)).toBe('/orders/:id')
  })
})
