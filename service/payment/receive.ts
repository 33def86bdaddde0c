import type { Db } from '#service/db/db.ts'
import type { Provider, ProviderMessage } from '#service/ports/payments.ts'
import type { Ports } from '#service/ports/ports.ts'
import { takeEvent } from './apply.ts'
import { askAbout, type Answered } from './ask-about.ts'

/** Result of a callback; `forged` and `other`, which is not about a payment's state, changed nothing and stored nothing. */
export type Received = Answered | 'other'

/**
 * Processes a raw callback: proves first that it is authentic, or asks its provider where callbacks carry no proof.
 * @throws NoAnswer if its provider has to be asked and does not answer
 */
export async function receive(
  { db, ports }: { db: Db; ports: Pick<Ports, 'payments'> },
  provider: Provider,
  message: ProviderMessage,
  now: Date,
): Promise<Received> {
  const event = await ports.payments.verify(provider, message, now)
  if (event === 'other') return event
  if (!event) return 'forged'
  return 'status' in event
    ? takeEvent(db, provider, event, now)
    : askAbout({ db, ports }, provider, event, now)
}
