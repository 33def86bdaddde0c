import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { markedAsTransaction } from '#service/db/transaction-guard.ts'
import { Fault } from '#service/http/fault.ts'
import { NoAnswer } from '#service/ports/no-answer.ts'
import { CaptureRefused, RefundRefused, type PaymentRequest } from '#service/ports/payments.ts'
import { aboutOrder } from '#service/ports/payment-request.testing.ts'
import { httpPayments } from './http-payments.ts'
import { isSignedText, SIGNATURE_HEADER, SIGNATURE_SECONDS, signedPart, signText } from './signature.ts'

const KEY = 'key of the shop'
const NOW = new Date('2026-03-01T00:00:00Z')
const ID = '7d0f4f0c-5d3c-4f57-9c54-2f2f6f1c4b7a'
const KNOWN = { provider: 'ingenico', id: ID, reference: null } as const

interface Asked {
  readonly method: string
  readonly path: string
  readonly body: string
  readonly signature: string | undefined
}
type Answering = (response: ServerResponse, asked: Asked) => unknown

/** A provider that answers as a test says, one answer after the other; the last one is repeated. */
let answers: Answering[] = []
const asked: Asked[] = []

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const server = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    const now: Asked = {
      method: request.method ?? '',
      path: request.url ?? '',
      body,
      signature: String(request.headers[SIGNATURE_HEADER]),
    }
    asked.push(now)
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    answer?.(response, now)
  })
})
let address = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked.length = 0
  vi.restoreAllMocks()
})

const payments = (at = address) =>
  httpPayments({
    connect: () => Promise.resolve({ address: at, key: KEY }),
    clock: () => Promise.resolve(NOW),
    timeouts: { start: 300, other: 300 },
  })
const request: PaymentRequest = {
  paymentId: ID,
  provider: 'ingenico',
  vendor: null,
  amountMinor: 12_345,
  ...aboutOrder,
  returnUrl: 'https://shop.example/process_ingenico/1',
}
const payment = (more: object = {}) => ({
  payment_id: ID,
  status: 'pending',
  amount: 12_345,
  currency: 'HKD',
  message: null,
  redirect_url: 'https://pay.example/1',
  challenge_url: null,
  ...more,
})
const json =
  (body: unknown, status = 200): Answering =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
const text =
  (body: string, status = 200): Answering =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'text/html' }).end(body)
const drop: Answering = (response) => response.destroy()
const never: Answering = () => undefined
const cutOff: Answering = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '500' })
  response.write('{"payment_id":')
  setTimeout(() => response.destroy(), 20)
}
const start = (more: Partial<PaymentRequest> = {}) => payments().start({ ...request, ...more }, NOW)
const startError = (): Promise<unknown> =>
  start().then(
    () => undefined,
    (error: unknown) => error,
  )

describe('starting a payment at a provider', () => {
  it('sends one signed request under the id of the payment', async () => {
    answers = [json(payment())]
    expect(await start()).toEqual({
      status: 'pending',
      redirectUrl: 'https://pay.example/1',
      needsChallenge: false,
      message: null,
    })
    expect(asked).toHaveLength(1)
    const [{ method, path, body, signature } = asked[0]!] = asked
    expect([method, path]).toEqual(['POST', '/api/payments'])
    expect(JSON.parse(body)).toEqual({
      payment_id: ID,
      amount: 12_345,
      currency: 'HKD',
      vendor: null,
      return_url: 'https://shop.example/process_ingenico/1',
      capture: 'at-once',
    })
    expect(isSignedText(KEY, signedPart(method, path, body), signature, NOW)).toBe(true)
    // The signature is good for this request alone, with this key, for a short time.
    expect(isSignedText(KEY, signedPart(method, `${path}/2`, body), signature, NOW)).toBe(false)
    expect(isSignedText(KEY, signedPart(method, path, `${body} `), signature, NOW)).toBe(false)
    expect(isSignedText('another', signedPart(method, path, body), signature, NOW)).toBe(false)
    const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
    expect(isSignedText(KEY, signedPart(method, path, body), signature, later(SIGNATURE_SECONDS))).toBe(true)
    expect(isSignedText(KEY, signedPart(method, path, body), signature, later(SIGNATURE_SECONDS + 1))).toBe(
      false,
    )
  })

  it.each<[string, Answering]>([
    ['a dropped connection', drop],
    ['an answer that breaks off', cutOff],
    ['no answer in time', never],
    ['a page of a proxy', text('<html>Welcome</html>')],
    ['a page of a proxy that refuses', text('<html>Forbidden</html>', 403)],
    ['an internal error', json({ code: 'oops' }, 500)],
    ['an answer about another payment', json(payment({ payment_id: 'another' }))],
    ['an answer about another amount', json(payment({ amount: 1 }))],
    ['an address that is none of the web', json(payment({ redirect_url: 'javascript:alert(1)' }))],
    ['a redirection', (response) => response.writeHead(302, { Location: '/elsewhere' }).end()],
    ['an answer without an end', json(payment({ padding: 'x'.repeat(100_000) }))],
  ])('asks once more after %s, under the same id, and then leaves it open', async (_title, answer) => {
    answers = [answer, json(payment({ status: 'success' }))]
    expect(await start()).toMatchObject({ status: 'success' })
    expect(asked.map(({ path }) => path)).toEqual(['/api/payments', '/api/payments'])
    expect(new Set(asked.map(({ body }) => body)).size).toBe(1)
    answers = [answer]
    const error = await startError()
    expect(error).toBeInstanceOf(NoAnswer)
    expect(error).toMatchObject({ wasSent: true })
    expect(asked).toHaveLength(4)
  })

  it.each([
    [400, 'unreadable_card', 400, 'The card details could not be read. Check them and try again.'],
    [401, 'bad_signature', 502, 'The payment provider does not answer. Please try again in a few minutes.'],
    [409, 'id_taken', 502, 'The payment provider does not answer. Please try again in a few minutes.'],
  ])('takes a refusal %i %s at its word: nothing was started', async (status, code, shown, message) => {
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined)
    answers = [json({ code }, status)]
    const error = await startError()
    expect(error).toBeInstanceOf(Fault)
    expect(error).toMatchObject({ status: shown, template: message })
    expect(asked).toHaveLength(1)
  })

  it('knows that nothing was started where nobody listens', async () => {
    const closed = createServer()
    await new Promise<void>((resolve) => void closed.listen(0, '127.0.0.1', resolve))
    const { port } = closed.address() as AddressInfo
    await new Promise((resolve) => closed.close(resolve))
    await expect(payments(`http://127.0.0.1:${port}/api`).start(request, NOW)).rejects.toMatchObject({
      name: 'Fault',
      status: 502,
    })
    await expect(payments(`http://127.0.0.1:${port}/api`).lookup(KNOWN, NOW)).rejects.toMatchObject({
      name: 'NoAnswer',
      wasSent: false,
    })
  })

  it('is refused inside a transaction, as every request', async () => {
    answers = [json(payment())]
    const all: (() => Promise<unknown>)[] = [
      () => start(),
      () => payments().lookup(KNOWN, NOW),
      () => payments().withdraw(KNOWN, NOW),
      () => payments().challengeUrl('worldpay', ID),
      () => payments().publicKey(),
    ]
    for (const ask of all) await expect(markedAsTransaction(ask)).rejects.toThrow('A transaction is open')
    expect(asked).toEqual([])
  })
})

describe('asking a provider about a payment', () => {
  const lookup = () => payments().lookup(KNOWN, NOW)
  it('tells its state, the amount and the message', async () => {
    answers = [json(payment({ status: 'failed', message: 'The card was declined.' }))]
    expect(await lookup()).toEqual({
      status: 'failed',
      amountMinor: 12_345,
      message: 'The card was declined.',
    })
    expect(asked[0]).toMatchObject({ method: 'GET', path: `/api/payments/${ID}`, body: '' })
  })
  it('tells a payment that the provider does not know from a provider that does not answer', async () => {
    answers = [json({ code: 'unknown_payment' }, 404)]
    expect(await lookup()).toBeUndefined()
    answers = [text('<html>Not found</html>', 404)]
    await expect(lookup()).rejects.toBeInstanceOf(NoAnswer)
    answers = [json({ code: 'bad_signature' }, 401)]
    await expect(lookup()).rejects.toBeInstanceOf(NoAnswer)
  })
  it('gives up on a late answer', async () => {
    answers = [(response) => void sleep(400).then(() => json(payment())(response, asked[0]!))]
    await expect(lookup()).rejects.toThrow('ingenico: TimeoutError')
  })
  it('withdraws, also what the provider does not know', async () => {
    answers = [json({})]
    await payments().withdraw({ ...KNOWN, provider: 'citcon' }, NOW)
    expect(asked[0]).toMatchObject({ method: 'POST', path: `/api/payments/${ID}/withdrawal` })
    answers = [json({ code: 'unknown_payment' }, 404)]
    await payments().withdraw({ ...KNOWN, provider: 'citcon' }, NOW)
  })
  it('says until when the money of a payment is held', async () => {
    answers = [json(payment({ status: 'success', held_until: '2026-12-07T04:00:00.000Z' }))]
    expect(await payments().lookup(KNOWN, NOW)).toMatchObject({
      status: 'success',
      held: { until: new Date('2026-12-07T04:00:00Z') },
    })
    answers = [json(payment({ status: 'success' }))]
    expect((await payments().lookup(KNOWN, NOW))?.held).toBeUndefined()
  })

  it('captures under our id and releases, and tells a refusal from silence', async () => {
    const requestId = '1d0f4f0c-5d3c-4f57-9c54-2f2f6f1c4b7a'
    const about = { payment: KNOWN, requestId, askedAt: null }
    const capture = () => payments().capture({ ...about, amountMinor: 500 }, NOW)
    const release = () => payments().release(about, NOW)
    answers = [json({ capture_id: requestId, amount: 500, status: 'done' })]
    expect(await capture()).toBe('done')
    expect(asked[0]).toMatchObject({ method: 'POST', path: `/api/payments/${ID}/captures` })
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ capture_id: requestId, amount: 500, currency: 'HKD' })
    answers = [json({ payment_id: ID, status: 'sent' })]
    expect(await release()).toBe('sent')
    expect(asked.at(-1)).toMatchObject({ method: 'POST', path: `/api/payments/${ID}/release` })
    for (const ask of [capture, release]) {
      answers = [json({ code: 'released' }, 409)]
      await expect(ask()).rejects.toEqual(new CaptureRefused('released'))
      answers = [json({ capture_id: requestId, amount: 501, status: 'done' })]
      await expect(ask()).rejects.toBeInstanceOf(NoAnswer)
    }
  })

  it('refunds under our id, and tells a refusal from silence', async () => {
    const refundId = '0d0f4f0c-5d3c-4f57-9c54-2f2f6f1c4b7a'
    const refund = () =>
      payments().refund({ payment: KNOWN, refundId, amountMinor: 500, paidMinor: 12_345, askedAt: null }, NOW)
    answers = [json({ refund_id: refundId, amount: 500, status: 'done' })]
    expect(await refund()).toBe('done')
    expect(asked[0]).toMatchObject({ method: 'POST', path: `/api/payments/${ID}/refunds` })
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ refund_id: refundId, amount: 500, currency: 'HKD' })
    answers = [json({ code: 'too_much' }, 409)]
    await expect(refund()).rejects.toEqual(new RefundRefused('too_much'))
    for (const answer of [{ refund_id: refundId, amount: 501, status: 'done' }, {}]) {
      answers = [json(answer)]
      await expect(refund()).rejects.toBeInstanceOf(NoAnswer)
    }
  })
  it('reads events that the provider signed, and no others', async () => {
    const body = JSON.stringify({
      event_id: 'e1',
      payment_id: ID,
      status: 'success',
      amount: 12_345,
      currency: 'HKD',
    })
    const verify = (signature: string | undefined, given = body) =>
      payments().verify(
        'ingenico',
        {
          headers: new Headers(signature ? { [SIGNATURE_HEADER]: signature } : {}),
          path: '/payment/events/ingenico',
          body: given,
        },
        NOW,
      )
    expect(await verify(signText(KEY, body, NOW))).toEqual({
      eventId: 'e1',
      paymentId: ID,
      status: 'success',
      amountMinor: 12_345,
      message: null,
    })
    expect(await verify(undefined)).toBeUndefined()
    expect(await verify(signText('another', body, NOW))).toBeUndefined()
    expect(await verify(signText(KEY, '<html>', NOW), '<html>')).toBeUndefined()
  })
})
