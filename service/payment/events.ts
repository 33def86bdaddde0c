import { Hono } from 'hono'
import { errorResponse } from '#service/http/errors.ts'
import { serviceNow, type Services } from '#service/http/handle.ts'
import { takeEvent } from './apply.ts'
import { gatewayFor } from './gateway.ts'

const providers = ['worldpay', 'ingenico', 'citcon', 'planet'] as const
const maxBytes = 64 * 1024

/** Header that carries the provider's signature of the body. */
export const SIGNATURE_HEADER = 'x-jadeleaf-signature'

/**
 * `POST /payment/events/:provider`: where providers report. Forged or unreadable: 401 and nothing changes. Repeated: 200
 * and nothing changes. Another amount than the order's: recorded and refused with 422.
 */
export const paymentEventRoutes = (services: Services): Hono => new Hono().post('/payment/events/:provider', async (c) => {
  try {
    const provider = providers.find((name) => name === c.req.param('provider'))
    if (!provider) return c.json({ message: 'Request does not match any route.' }, 404)
    if (Number(c.req.header('content-length') ?? 0) > maxBytes) return c.json({ message: 'The event is too large.' }, 413)
    const body = await c.req.text()
    if (body.length > maxBytes) return c.json({ message: 'The event is too large.' }, 413)
    const event = await gatewayFor(services.settings).verify(services.db, provider, body, c.req.header(SIGNATURE_HEADER))
    if (!event) return c.json({ message: 'The signature is not valid.' }, 401)
    const outcome = await takeEvent(services.db, provider, event, await serviceNow(services))
    return c.json({ outcome }, outcome === 'refused_amount' ? 422 : 200)
  } catch (error) {
    return errorResponse(error, 'payment event')
  }
})
