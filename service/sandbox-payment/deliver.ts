import type { Db } from '#service/db/db.ts'
import type { Job } from '#service/http/services.ts'
import { SIGNATURE_HEADER } from '#service/payment-gateway/signature.ts'
import { eventPath } from '#service/payment/events.ts'
import { receive } from '#service/payment/receive.ts'
import type { Ports } from '#service/ports/ports.ts'
import { signEvent } from './secrets.ts'
import { takeDueCallbacks } from './store.ts'

/**
 * Delivers the callbacks that are due, signed, to the code that receives a real provider's. One lost with the process
 * is made up for by the next look-up, as with a real provider.
 * @returns the number delivered
 */
export async function deliverCallbacks(
  services: { readonly db: Db; readonly ports: Pick<Ports, 'payments'> },
  now: Date,
): Promise<number> {
  const { db } = services
  const due = await takeDueCallbacks(db, now)
  for (const { provider, body } of due) {
    const headers = new Headers({ [SIGNATURE_HEADER]: await signEvent(db, provider, body, now) })
    await receive(services, provider, { headers, path: eventPath(provider), body }, now)
  }
  return due.length
}

export const sandboxPaymentJobs: readonly Job[] = [
  {
    name: 'callbacks',
    everySeconds: 5,
    run: async (services, now) => void (await deliverCallbacks(services, now)),
  },
]
