import { verifyCode } from '#domain/auth/api.ts'
import { endpoint, schemas } from '#domain/contract/endpoint.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { call, scopeCalls, type CallScope } from './call.ts'
import { onFault, reportTo, ServiceFault, type FaultDisplay } from './service-fault.ts'
import { setWordLoader } from './words.ts'

const calls = {
  readThing: schemas({
    params: z.object({ id: z.string() }),
    query: z.looseObject({ page: z.optional(z.number()) }),
    response: z.object({ n: z.number() }),
    summary: '',
  }),
  writeThing: schemas({ body: z.object({ n: z.number() }), response: z.boolean(), summary: '' }),
  commission: schemas({ body: z.object({}), response: z.boolean(), summary: '' }),
  send: schemas({ response: z.boolean(), summary: '' }),
}
const load = () => Promise.resolve(calls)

const readThing = endpoint(load, 'readThing', { method: 'GET', path: '/things/:id', access: 'anonymous' })
const writeThing = endpoint(load, 'writeThing', { method: 'POST', path: '/things', access: 'self' })
const commission = endpoint(load, 'commission', {
  method: 'POST',
  path: '/loyalty/commission',
  access: 'self',
})

const json = (status: number, body: unknown) =>
  new Response(body === undefined ? '' : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  })
const service = vi.fn<(request: Request) => Promise<Response>>()
let told: [FaultDisplay, string][] = []
let scope: CallScope

beforeEach(() => {
  told = []
  scope = {
    language: 'en',
    token: undefined,
    origin: 'http://shop.test',
    retries: 2,
    fetch: (input, init) => service(new Request(input, init)),
  }
  scopeCalls(() => scope)
})
onFault((display, fault) => {
  told.push([display, fault.message])
})
afterEach(() => {
  service.mockReset()
})

const failed = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('should have failed')
    },
    (error: unknown) => error as ServiceFault,
  )

describe('call', () => {
  it("asks the language's store with the parts of the endpoint, and decodes (R-382, R-383, R-384)", async () => {
    scope.token = 'secret'
    service.mockResolvedValue(json(200, JSON.stringify({ n: 3 })))
    expect(
      await call(readThing, {
        params: { id: 'a/b' },
        query: { page: 2, searchCriteria: { filters: [{ field: 'x' }] }, empty: undefined },
      }),
    ).toEqual({ n: 3 })
    const request = service.mock.calls[0]![0]
    expect(decodeURIComponent(request.url)).toBe(
      'http://shop.test/rest/en/V1/things/a/b?page=2&searchCriteria[filters][0][field]=x',
    )
    expect(request.url).toContain('/things/a%2Fb')
    expect(request.headers.get('authorization')).toBe('Bearer secret')
    expect(request.credentials).toBe('include')
  })
  it('asks the store of another language once it is spoken, and says nothing of a token to nobody (R-382, R-384)', async () => {
    service.mockImplementation(async () => json(200, { n: 1 }))
    scope.origin = 'http://service.test'
    for (const language of ['en', 'zh_hk'] as const) {
      scope.language = language
      await call(readThing, { params: { id: '1' } })
    }
    expect(service.mock.calls.map(([{ url, headers }]) => [url, headers.get('authorization')])).toEqual([
      ['http://service.test/rest/en/V1/things/1', null],
      ['http://service.test/rest/zh_hk/V1/things/1', null],
    ])
  })
  it('takes an answer and the same answer written as a text for one (R-385)', async () => {
    for (const body of [{ n: 3 }, JSON.stringify({ n: 3 })]) {
      service.mockResolvedValueOnce(json(200, body))
      expect(await call(readThing, { params: { id: '1' } })).toEqual({ n: 3 })
    }
  })
  it('tries a read again when the answer may be better in a moment, and tells nobody', async () => {
    service.mockResolvedValueOnce(json(502, undefined)).mockResolvedValueOnce(json(200, { n: 1 }))
    expect(await call(readThing, { params: { id: '1' } })).toEqual({ n: 1 })
    expect([service.mock.calls.length, told]).toEqual([2, []])
  })
  it('has the words of a refusal before anybody hears of it, and asks for none where all went well or nothing answered', async () => {
    const order: string[] = []
    setWordLoader(async () => {
      await Promise.resolve()
      order.push('words')
    })
    const stop = onFault(() => {
      order.push('told')
    })
    service.mockResolvedValueOnce(json(200, { n: 1 }))
    await call(readThing, { params: { id: '1' } })
    service.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await failed(call(writeThing, { body: { n: 1 } }))
    service.mockResolvedValueOnce(json(400, { message: 'No.' }))
    await failed(call(writeThing, { body: { n: 1 } }))
    setWordLoader(() => Promise.reject(new Error('no words')))
    service.mockResolvedValueOnce(json(400, { message: 'No.' }))
    await failed(call(writeThing, { body: { n: 1 } }))
    stop()
    setWordLoader(() => Promise.resolve())
    expect(order).toEqual(['told', 'words', 'told', 'told'])
  })
  it('sends a read while its schemas are still loading, and a change only once they are there', async () => {
    const arrival = Promise.withResolvers<typeof calls>()
    const late = () => arrival.promise
    const read = endpoint(late, 'readThing', { method: 'GET', path: '/things/:id', access: 'anonymous' })
    const write = endpoint(late, 'writeThing', { method: 'POST', path: '/things', access: 'self' })
    service.mockImplementation(async ({ method }) => json(200, method === 'GET' ? { n: 1 } : true))
    const answers = Promise.all([call(read, { params: { id: '1' } }), call(write, { body: { n: 1 } })])
    await vi.waitFor(() => {
      expect(service).toHaveBeenCalled()
    })
    expect(service.mock.calls.map(([{ method }]) => method)).toEqual(['GET'])
    arrival.resolve(calls)
    expect(await answers).toEqual([{ n: 1 }, true])
    expect(service.mock.calls.map(([{ method }]) => method)).toEqual(['GET', 'POST'])
  })
  it('tells that a read failed whose schemas cannot be loaded', async () => {
    const read = endpoint(
      (): Promise<typeof calls> => Promise.reject(new TypeError('Failed to fetch')),
      'readThing',
      { method: 'GET', path: '/things/:id', access: 'anonymous' },
    )
    service.mockResolvedValue(json(200, { n: 1 }))
    expect((await failed(call(read, { params: { id: '1' } }))).kind).toBe('network')
  })
  it('loads no words for a refusal that its caller expects, and does not report it', async () => {
    const words = vi.fn(() => Promise.resolve())
    const reported = vi.fn()
    setWordLoader(words)
    reportTo(reported)
    service.mockResolvedValue(json(404, { message: 'No such cart.' }))
    const isExpected = ({ status }: ServiceFault) => status === 404
    expect(await failed(call(readThing, { params: { id: '1' } }, { isExpected }))).toMatchObject({
      status: 404,
    })
    expect([words.mock.calls.length, reported.mock.calls.length]).toEqual([0, 0])
    await failed(call(readThing, { params: { id: '1' } }))
    expect([words.mock.calls.length, reported.mock.calls.length]).toEqual([1, 1])
    setWordLoader(() => Promise.resolve())
    reportTo(() => undefined)
  })
  it('never repeats a write', async () => {
    service.mockResolvedValue(json(502, undefined))
    await failed(call(writeThing, { body: { n: 1 } }))
    service.mockRejectedValue(new TypeError('Failed to fetch'))
    await failed(call(writeThing, { body: { n: 1 } }))
    expect(service).toHaveBeenCalledTimes(2)
  })
  it('leaves the token out where the call wants none (R-426)', async () => {
    scope.token = 'secret'
    service.mockImplementation(async () => json(200, true))
    await call(verifyCode, { params: { mobile: '85251000001', code: '123456' } })
    await call(writeThing, { body: { n: 1 } })
    expect(service.mock.calls.map(([request]) => request.headers.get('authorization'))).toEqual([
      null,
      'Bearer secret',
    ])
  })
  it('never repeats a read that changes something', async () => {
    const send = endpoint(load, 'send', {
      method: 'GET',
      path: '/send',
      access: 'anonymous',
      changesState: true,
    })
    service.mockResolvedValue(json(502, undefined))
    await failed(call(send))
    expect(service).toHaveBeenCalledTimes(1)
    expect(service.mock.calls[0]![0].cache).toBe('no-store')
  })
  it('does not hold somebody who is told to wait for a minute', async () => {
    service.mockImplementation(
      async () =>
        new Response('{"message":"Wait"}', {
          status: 429,
          headers: { 'content-type': 'application/json', 'retry-after': '60' },
        }),
    )
    expect((await failed(call(readThing, { params: { id: '1' } }))).status).toBe(429)
    expect(service).toHaveBeenCalledTimes(1)
  })
  it('waits neither for an answer that never comes nor for one that stops half way', async () => {
    vi.useFakeTimers()
    try {
      const halfWay = () =>
        new Response(
          new ReadableStream({
            start: (body) => {
              body.enqueue(new TextEncoder().encode('tr'))
            },
          }),
          { status: 200, headers: { 'content-type': 'application/json' } },
        )
      for (const answer of [() => new Promise<Response>(() => undefined), async () => halfWay()]) {
        service.mockImplementationOnce(answer)
        const ended = vi.fn()
        const fault = failed(call(writeThing, { body: { n: 1 } })).finally(ended)
        await vi.waitFor(() => {
          expect(service).toHaveBeenCalledOnce()
        })
        await vi.advanceTimersByTimeAsync(19_000)
        expect(ended).not.toHaveBeenCalled()
        await vi.advanceTimersByTimeAsync(1000)
        expect((await fault).kind).toBe('timeout')
        service.mockClear()
      }
    } finally {
      vi.useRealTimers()
    }
  })
  it('tells a fault without words when somebody pressed something (R-516), never an expected one', async () => {
    for (const answer of [json(502, undefined), json(400, { message: 'choose', code: 5020 })]) {
      service.mockResolvedValueOnce(answer)
      await failed(call(writeThing, { body: { n: 1 } }, { isAction: true }))
    }
    expect(told).toEqual([['message', '']])
  })
  it('sends the key of an intention', async () => {
    service.mockResolvedValue(json(200, true))
    await call(writeThing, { body: { n: 1 } }, { idempotencyKey: 'k1' })
    expect(service.mock.calls[0]![0].headers.get('idempotency-key')).toBe('k1')
  })
  it.each([
    ['%1 and %2', ['x', 'y'], 'x and y'],
    ['No %thing', { thing: 'tea' }, 'No tea'],
    ['Plain', undefined, 'Plain'],
  ])('fills %j with %j', async (message, parameters, text) => {
    service.mockResolvedValue(json(400, { message, parameters }))
    const fault = await failed(call(writeThing, { body: { n: 1 } }))
    expect(fault).toMatchObject({ kind: 'http', status: 400, message: text, template: message })
    expect(told).toEqual([['message', text]])
  })
})

// Requirements
describe('what is shown of a failure (R-507)', () => {
  const consumer = {
    message: "The consumer isn't authorized to access %resources.",
    parameters: { resources: 'self' },
  }
  it.each([
    ['400', 400, { message: 'M' }, false, [['message', 'M']]],
    ['400 with code 5020', 400, { message: 'M', code: 5020 }, false, []],
    ['500 with data', 500, { message: 'Boom' }, false, [['message', 'Boom']]],
    ['500 without data', 500, undefined, false, []],
    ['401 of wrong words', 401, { message: 'Nope' }, false, [['message', 'Nope']]],
    ['the consumer 401 of a guest', 401, consumer, false, []],
    [
      'the consumer 401 of somebody signed in',
      401,
      consumer,
      true,
      [['expired', "The consumer isn't authorized to access self."]],
    ],
    ['404', 404, { message: 'Gone' }, false, []],
    ['403', 403, { message: 'No' }, false, []],
    ['503', 503, { message: 'x' }, false, [['maintenance', '']]],
  ] as const)('%s', async (_, status, body, signedIn, shown) => {
    if (signedIn) scope.token = 't'
    service.mockResolvedValue(json(status, body))
    await failed(call(writeThing, { body: { n: 1 } }))
    expect(told).toEqual(shown)
  })
  // Requirements R-514
  it('the raw message without an answer', async () => {
    service.mockRejectedValue(new TypeError('Failed to fetch'))
    expect((await failed(call(writeThing, { body: { n: 1 } }))).kind).toBe('network')
    expect(told).toEqual([['message', 'Failed to fetch']])
  })
  // Requirements
  it('nothing of commissions, ever', async () => {
    service.mockResolvedValue(json(400, { message: 'M' }))
    await failed(call(commission, { body: {} }))
    expect(told).toEqual([])
  })
  it('nothing when the caller shows it, except that the session ended', async () => {
    service.mockResolvedValue(json(400, { message: 'M' }))
    await failed(call(writeThing, { body: { n: 1 } }, { handled: true }))
    expect(told).toEqual([])
    scope.token = 't'
    service.mockResolvedValue(json(401, consumer))
    await failed(call(writeThing, { body: { n: 1 } }, { handled: true }))
    expect(told.map(([display]) => display)).toEqual(['expired'])
  })
  it('nothing of an answer in another shape; the screen handles it', async () => {
    service.mockResolvedValue(json(200, { n: 'x' }))
    expect((await failed(call(readThing, { params: { id: '1' } }))).kind).toBe('shape')
    expect(told).toEqual([])
  })
  it('nothing of a call that its caller took back', async () => {
    const control = new AbortController()
    service.mockImplementation(() => {
      control.abort()
      return Promise.reject(new DOMException('Aborted', 'AbortError'))
    })
    const error = await failed(call(readThing, { params: { id: '1' } }, { signal: control.signal }))
    expect(error).not.toBeInstanceOf(ServiceFault)
    expect(told).toEqual([])
  })
})
