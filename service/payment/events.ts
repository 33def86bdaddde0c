import { Hono, type Context } from 'hono'
import { errorResponse } from '#service/http/errors.ts'
import { serviceNow, type Services } from '#service/http/handle.ts'
import { receive } from './receive.ts'

const providers = ['worldpay', 'ingenico', 'citcon', 'planet'] as const
const maxBytes = 64 * 1024

/** Header that carries the provider's signature of the body. */
export const SIGNATURE_HEADER = 'x-jadeleaf-signature'

/** Answers one callback of `provider`. Forged or unreadable: 401 and nothing changes. Repeated: 200 and nothing changes. Another amount than the order's: recorded and refused with 422. */
export async function answerEvent(services: Services, c: Context, name: string): Promise<Response> {
  try {
    const provider = providers.find((known) => known === name)
    if (!provider) return c.json({ message: 'Request does not match any route.' }, 404)
    if (Number(c.req.header('content-length') ?? 0) > maxBytes) return c.json({ message: 'The event is too large.' }, 413)
    const body = await c.req.text()
    if (body.length > maxBytes) return c.json({ message: 'The event is too large.' }, 413)
    const outcome = await receive(services.db, services.settings, provider, body, c.req.header(SIGNATURE_HEADER), await serviceNow(services))
    if (outcome === 'forged') return c.json({ message: 'The signature is not valid.' }, 401)
    return c.json({ outcome }, outcome === 'refused_amount' ? 422 : 200)
  } catch (error) {
    return errorResponse(error, 'payment event')
  }
}

/** `POST /payment/events/:provider`: where providers report. */
export const paymentEventRoutes = (services: Services): Hono =>
  new Hono().post('/payment/events/:provider', (c) => answerEvent(services, c, c.req.param('provider')))
