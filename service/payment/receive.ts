import type { Db } from '#service/db/db.ts'
import type { Provider } from '#service/ports/payments.ts'
import type { Ports } from '#service/ports/ports.ts'
import { takeEvent, type Outcome } from './apply.ts'

/** Result of a callback; `forged` changed nothing and stored nothing. */
export type Received = Outcome | 'forged'

/** Processes a raw callback, verifying its signature first. */
export async function receive(
  { db, ports }: { db: Db; ports: Pick<Ports, 'payments'> },
  provider: Provider,
  body: string,
  signature: string | undefined,
  now: Date,
): Promise<Received> {
  const event = await ports.payments.verify(provider, body, signature, now)
  return event ? takeEvent(db, provider, event, now) : 'forged'
}
