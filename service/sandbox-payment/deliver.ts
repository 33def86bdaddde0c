import type { Db } from '#service/db/db.ts'
import { receive } from '#service/payment/receive.ts'
import { sign } from './secrets.ts'
import { takeDueCallbacks } from './store.ts'

/**
 * Delivers the callbacks that are due, signed, to the code that takes a real provider's. A delivery that is lost with the
 * process is made good by the next look-up, as with a real provider.
 * @returns how many were delivered
 */
export async function deliverCallbacks(db: Db, now: Date): Promise<number> {
  const due = await takeDueCallbacks(db, now)
  for (const { provider, body } of due) await receive(db, { sandbox: true }, provider, body, await sign(db, provider, body), now)
  return due.length
}
