import type { Db } from '#service/db/db.ts'
import { openWithAny, sealSecret, type KeyRing } from './secret-box.ts'
import { lockSecrets, replaceSecrets } from './store.ts'

/** What encrypting anew came to: accounts that were changed, and those that had the key already. */
export interface Rekeyed {
  readonly changed: number
  readonly unchanged: number
  /** Accounts whose key of an app opens with none of the keys: with any, undo the transaction. */
  readonly unopened: number
}

/**
 * Encrypts with the installation's key what the key before it encrypted. Can be repeated. A second call at the same time waits for
 * the first, and then finds nothing to do. Pass a transaction.
 */
export async function rekey(tx: Db, keys: KeyRing): Promise<Rekeyed> {
  const stored = await lockSecrets(tx)
  const opened = stored.flatMap(({ customer_id, secret }) => {
    const found = openWithAny(keys, customer_id, secret)
    return found ? [{ customer_id, ...found }] : []
  })
  const before = opened.filter(({ isBefore }) => isBefore)
  const counted = { unchanged: opened.length - before.length, unopened: stored.length - opened.length }
  await replaceSecrets(
    tx,
    before.map(({ customer_id, secret }) => ({
      customer_id,
      secret: sealSecret(keys[0], customer_id, secret),
    })),
  )
  return { ...counted, changed: before.length }
}
