import { AsyncLocalStorage } from 'node:async_hooks'

/** The transaction that the running code belongs to, if any. */
const transactions = new AsyncLocalStorage<{ isOpen: boolean } | undefined>()

/** Runs the work of a transaction and records it for `refuseInTransaction`. */
export async function markedAsTransaction<T>(work: () => Promise<T>): Promise<T> {
  const transaction = { isOpen: true }
  try {
    return await transactions.run(transaction, work)
  } finally {
    transaction.isOpen = false
  }
}

/** Runs `work` as if outside the caller's transaction. For tests that call the service while holding a lock. */
export const outsideTransactions = <T>(work: () => T): T => transactions.run(undefined, work)

/**
 * Throws if called inside a transaction. A call to an outside system would be repeated with it; and a second
 * connection deadlocks the shop once as many callers as there are connections hold their first one and wait for
 * another.
 * @param advice what to do instead
 * @throws Error when a transaction of the same call is open
 */
export function refuseInTransaction(advice = 'pass its db on instead of taking a second connection.'): void {
  if (transactions.getStore()?.isOpen) throw new Error(`A transaction is open: ${advice}`)
}
