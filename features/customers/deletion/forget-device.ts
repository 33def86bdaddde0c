import { endSession } from '#features/kit/session.ts'
import { ACCOUNT_DELETED, analyticsSlot, languageSlot } from '#features/kit/storage.ts'

/** Empties a storage; one that is blocked holds nothing. */
function empty(area: () => Storage): void {
  try {
    area().clear()
  } catch {
    // blocked by the browser
  }
}

/** Deletes the databases of the shop: photos of drafts. Browsers without a list of them keep the photos until they expire. */
async function dropDatabases(): Promise<void> {
  try {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  } catch {
    // blocked, or not supported
  }
}

/**
 * Removes everything that the shop has stored in this browser, except the language and whether visits may be counted, and
 * opens the home page, which says that the account is deleted. Call it after the service has deleted the account.
 */
export async function forgetDevice(): Promise<void> {
  const [language, analytics] = [languageSlot.read(), analyticsSlot.read()]
  empty(() => localStorage)
  empty(() => sessionStorage)
  if (language) languageSlot.write(language)
  if (analytics) analyticsSlot.write(analytics)
  await dropDatabases()
  endSession(ACCOUNT_DELETED)
}
