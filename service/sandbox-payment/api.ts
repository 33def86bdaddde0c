import { Hono, type Context } from 'hono'
import type { Db } from '#service/db/db.ts'
import { errorResponse } from '#service/http/errors.ts'
import { dropConnection } from '#service/http/handle.ts'
import {
  CaptureMessage,
  RefundMessage,
  refusals,
  StartMessage,
} from '#service/payment-gateway/message-format.ts'
import { isSignedText, SIGNATURE_HEADER, signedPart } from '#service/payment-gateway/signature.ts'
import { paymentProviders, type Provider } from '#service/ports/payments.ts'
import type { ClockPort } from '#service/ports/ports.ts'
import type { ControlsSource } from '#service/sandbox/control-store.ts'
import { playFaults } from '#service/sandbox/middleware.ts'
import { isHeld, paymentMessage, startSandboxPayment, statusOf } from './payments.ts'
import { makeSandboxCapture, releaseSandboxPayment } from './capture-store.ts'
import { makeSandboxRefund } from './refund-store.ts'
import { cardPublicKey, providerKey } from './secrets.ts'
import { findSandboxPayment, withdrawSandboxPayment, type SandboxPayment } from './store.ts'

/** Path of the providers' API; faults of the sandbox match it: `POST /payment-provider/worldpay/payments`. */
export const PROVIDER_API = '/payment-provider'

const MAX_BYTES = 64 * 1024
const refusal = (c: Context, status: 400 | 401 | 404 | 409 | 413, code: string) => c.json({ code }, status)
const codeOf = { [refusals.unreadableCard]: 400, id_taken: 409 } as const

async function findPayment(db: Db, provider: Provider, id: string) {
  const payment = /^[0-9a-f-]{36}$/.test(id) ? await findSandboxPayment(db, id) : undefined
  return payment?.provider === provider ? payment : undefined
}

/** Answers a request to give back money of a payment. */
async function answerRefund(c: Context, db: Db, payment: SandboxPayment, now: Date): Promise<Response> {
  const request = RefundMessage.safeParse(await c.req.json().catch(() => undefined))
  if (!request.success) return refusal(c, 400, 'unreadable_request')
  const { refund_id: id, amount: amountMinor } = request.data
  const isPaid = statusOf(payment, now) === 'success' && !isHeld(payment, now) && !payment.is_released
  const made = await makeSandboxRefund(db, payment, isPaid, { id, amountMinor }, now)
  return made === 'done'
    ? c.json({ refund_id: id, amount: amountMinor, status: made })
    : refusal(c, 409, made)
}

/** Answers a request to take the money of an authorised payment. */
async function answerCapture(c: Context, db: Db, payment: SandboxPayment, now: Date): Promise<Response> {
  const request = CaptureMessage.safeParse(await c.req.json().catch(() => undefined))
  if (!request.success) return refusal(c, 400, 'unreadable_request')
  const { capture_id: captureId, amount: amountMinor } = request.data
  const held = (known: SandboxPayment) => isHeld(known, now)
  const made = await makeSandboxCapture(db, payment.id, held, { captureId, amountMinor })
  return made === 'done'
    ? c.json({ capture_id: captureId, amount: amountMinor, status: made })
    : refusal(c, 409, made)
}

/** Answers a request to let go of an authorised payment. */
async function answerRelease(c: Context, db: Db, { id }: SandboxPayment, now: Date): Promise<Response> {
  const made = await releaseSandboxPayment(db, id, (payment) => isHeld(payment, now))
  return made === 'done' ? c.json({ payment_id: id, status: made }) : refusal(c, 409, made)
}

/** The requests about a payment that succeeded. */
const aboutPaid = { refunds: answerRefund, captures: answerCapture, release: answerRelease } as const

/**
 * The providers' API: card key, and starting, looking up, cancelling, capturing and refunding a payment. Requests are signed with the
 * provider's key; one with an invalid signature is answered with 401 and changes nothing.
 */
export function sandboxPaymentApi(
  source: ControlsSource,
  clock: ClockPort,
): Hono<{ Variables: { provider: Provider; body: string } }> {
  const { db } = source
  const app = new Hono<{ Variables: { provider: Provider; body: string } }>().basePath(PROVIDER_API)
  app.use('*', async (c, next) => {
    const call = { method: c.req.method, path: c.req.path, dropConnection: () => dropConnection(c) }
    const answer = await playFaults(source, call, async () => {
      await next()
      return c.res
    })
    if (answer !== c.res) c.res = answer
  })
  app.use('/:provider/*', async (c, next) => {
    const provider = paymentProviders.find((known) => known === c.req.param('provider'))
    if (!provider) return refusal(c, 404, 'unknown_provider')
    const body = await c.req.text()
    if (body.length > MAX_BYTES) return refusal(c, 413, 'too_large')
    const key = await providerKey(db, provider)
    const text = signedPart(c.req.method, c.req.path, body)
    if (!isSignedText(key, text, c.req.header(SIGNATURE_HEADER), await clock()))
      return refusal(c, 401, 'bad_signature')
    c.set('provider', provider)
    c.set('body', body)
    return next()
  })
  app.get('/worldpay/card-key', async (c) => c.json({ public_key: await cardPublicKey(db) }))
  app.post('/:provider/payments', async (c) => {
    const request = StartMessage.safeParse(await c.req.json().catch(() => undefined))
    if (!request.success) return refusal(c, 400, 'unreadable_request')
    const started = await startSandboxPayment(db, c.var.provider, request.data, await clock())
    return typeof started === 'string' ? refusal(c, codeOf[started], started) : c.json(started)
  })
  app.get('/:provider/payments/:id', async (c) => {
    const payment = await findPayment(db, c.var.provider, c.req.param('id'))
    return payment ? c.json(paymentMessage(payment, await clock())) : refusal(c, 404, refusals.unknownPayment)
  })
  app.post('/:provider/payments/:id/withdrawal', async (c) => {
    const payment = await findPayment(db, c.var.provider, c.req.param('id'))
    if (!payment) return refusal(c, 404, refusals.unknownPayment)
    await withdrawSandboxPayment(db, c.var.provider, payment.id)
    return c.json({})
  })
  for (const [name, answer] of Object.entries(aboutPaid))
    app.post(`/:provider/payments/:id/${name}`, async (c) => {
      const payment = await findPayment(db, c.var.provider, c.req.param('id') ?? '')
      if (!payment) return refusal(c, 404, refusals.unknownPayment)
      return answer(c, db, payment, await clock())
    })
  app.notFound((c) => refusal(c, 404, 'unknown_call'))
  app.onError((error) => errorResponse(error, 'payment sandbox'))
  return app
}
