import type { Db } from '#service/db/db.ts'
import type { Provider } from '#service/checkout/payment-methods.ts'
import type { Settings } from '#service/settings.ts'
import { takeEvent, type Outcome } from './apply.ts'
import { gatewayFor } from './gateway.ts'

/** What became of a callback: `forged` changed nothing and left no row. */
export type Received = Outcome | 'forged'

/** Takes one callback as it came over the wire: the signature first, everything else after. */
export async function receive(db: Db, settings: Pick<Settings, 'sandbox'>, provider: Provider, body: string, signature: string | undefined, now: Date): Promise<Received> {
  const event = await gatewayFor(settings).verify(db, provider, body, signature)
  return event ? takeEvent(db, provider, event, now) : 'forged'
}
