import type { Db } from '#service/db/db.ts'
import { prepareIndex, stopIndexing } from './catalogue-cache.ts'

/** Milliseconds that the first page gets for the rest of what it asks. */
const FIRST_PAGE_MS = 1_000

/**
 * Builds the index in the background once the first answer is out, so that neither a start nor a first search waits for it. A search that comes
 * sooner builds it itself, and so does the next one after a failure.
 * @returns ends it; nothing is read from the database afterwards
 */
export function prepareSearchLater(db: Db, onFailure: (error: unknown) => void): () => Promise<void> {
  let preparing: Promise<void> | undefined
  const timer = setTimeout(() => {
    preparing = prepareIndex(db).catch(onFailure)
  }, FIRST_PAGE_MS)
  return async () => {
    clearTimeout(timer)
    stopIndexing(db)
    await preparing
  }
}
