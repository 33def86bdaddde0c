import { expireSession } from '#features/kit/session.ts'
import { deletionAskedSlot } from '#features/kit/storage.ts'

let asking: Promise<void> | undefined

/** Says that the account is deleted, or that the session has ended. */
async function tellWhy(): Promise<void> {
  const isTold = await import('./lost-deletion.ts').then(
    ({ tellLostDeletion }) => tellLostDeletion(),
    () => false,
  )
  deletionAskedSlot.clear()
  if (!isTold) expireSession()
}

/**
 * Ends a session whose token the service no longer accepts. If a deletion of the account was asked for here and its answer was
 * lost, the service is asked first whether it was made.
 */
export function endRefusedSession(): void {
  if (asking) return
  if (deletionAskedSlot.read() === undefined) {
    expireSession()
    return
  }
  asking = tellWhy().finally(() => {
    asking = undefined
  })
}
