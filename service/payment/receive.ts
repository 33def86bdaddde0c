import type { Db } from '#service/db/db.ts'
import type { Provider, ProviderMessage } from '#service/ports/payments.ts'
import type { Ports } from '#service/ports/ports.ts'
import { takeEvent, type Outcome } from './apply.ts'

/** Result of a callback; `forged` and `other`, which is not about a payment's state, changed nothing and stored nothing. */
export type Received = Outcome | 'forged' | 'other'

/**
 * Processes a raw callback, proving first that it is authentic.
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
  return event ? takeEvent(db, provider, event, now) : 'forged'
}
