import type { Db } from '#service/db/db.ts'
import { log } from '#service/log/log.ts'
import { openWithAny } from './secret-box.ts'
import type { TwoStepSettings } from './settings.ts'
import { sampleSecrets } from './store.ts'

/**
 * Says in the log when the keys of the settings do not open what the database holds. The oldest and the newest account stand for
 * all: a key is changed for all at once. The shop starts all the same, since only these accounts are turned away.
 */
export async function checkStoredKeys(
  db: Db,
  { twoStepKey, twoStepKeyBefore }: TwoStepSettings,
): Promise<void> {
  if (!twoStepKey) return
  const stored = await sampleSecrets(db)
  const opens = stored.every(({ customer_id, secret }) =>
    openWithAny([twoStepKey, twoStepKeyBefore], customer_id, secret),
  )
  if (!opens)
    log.error(
      'TWO_STEP_KEY is not the key of this database: accounts with two-step sign-in are turned away. Set the key that belongs to it; after a change of the key, set the old one as TWO_STEP_KEY_BEFORE.',
    )
}
