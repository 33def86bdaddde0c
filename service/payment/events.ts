import { Hono, type Context } from 'hono'
import { callerAddress } from '#service/http/caller-address.ts'
import { errorResponse } from '#service/http/errors.ts'
import type { Services } from '#service/http/services.ts'
import { paymentProviders, type Provider } from '#service/ports/payments.ts'
import { receive } from './receive.ts'

const maxBytes = 64 * 1024

/** Path to which a provider reports. */
export const eventPath = (provider: Provider): string => `/payment/events/${provider}`

/** Answers one callback of `provider`. Forged, unreadable or signed more than five minutes ago: 401 and nothing changes. Repeated, or without a signature and to be asked about later: 200 and nothing changes. Another amount than the order's: recorded and refused with 422. An unknown payment: 404, so that the provider sends it again. */
export async function answerEvent(services: Services, c: Context, name: string): Promise<Response> {
  try {
    const provider = paymentProviders.find((known) => known === name)
    if (!provider) return c.json({ message: 'Request does not match any route.' }, 404)
    const body = await c.req.text()
    if (Buffer.byteLength(body) > maxBytes) return c.json({ message: 'The event is too large.' }, 413)
    const outcome = await receive(
      services,
      provider,
      { headers: c.req.raw.headers, path: c.req.path, body },
      await services.ports.clock(),
    )
    if (outcome === 'forged') {
      const place = { route: `payment event ${provider}`, ip: callerAddress(c, services.settings) }
      services.securityLog.note({ event: 'callback_forged' }, place)
      return c.json({ message: 'The signature is not valid.' }, 401)
    }
    return c.json({ outcome }, outcome === 'refused_amount' ? 422 : outcome === 'unknown_payment' ? 404 : 200)
  } catch (error) {
    return errorResponse(error, 'payment event')
  }
}

/** `POST /payment/events/:provider`: where providers report. */
export const paymentEventRoutes = (services: Services): Hono =>
  new Hono().post('/payment/events/:provider', (c) => answerEvent(services, c, c.req.param('provider')))
