import { serviceNow, type Services } from '#service/http/handle.ts'
import { paymentEventRoutes, SIGNATURE_HEADER } from '#service/payment/events.ts'
import { sign } from './secrets.ts'
import { takeDueCallbacks } from './store.ts'

/**
 * Delivers the callbacks that are due, signed, through the same door that real providers use. A delivery that is lost
 * with the process is made good by the next look-up, as with a real provider.
 * @returns how many were delivered
 */
export async function deliverCallbacks(services: Services): Promise<number> {
  const due = await takeDueCallbacks(services.db, await serviceNow(services))
  const door = paymentEventRoutes(services)
  for (const { provider, body } of due) {
    await door.request(`/payment/events/${provider}`, { method: 'POST', headers: { 'Content-Type': 'application/json', [SIGNATURE_HEADER]: await sign(services.db, provider, body) }, body })
  }
  return due.length
}
