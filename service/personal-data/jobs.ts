import { utc } from '#domain/dates/utc.ts'
import type { Job } from '#service/http/services.ts'
import { forgetDeletions, listDeletedSince, removePerson } from './deletion-store.ts'

/** Hours for which a deletion is repeated, and a repetition of its call is answered. */
const REPEATED_HOURS = 3

/**
 * Repeats the deletions of the last hours, and forgets the tokens of earlier ones: a call of the person that was under
 * way may have written something after the deletion, because it was signed in when it began.
 */
export const personalDataJobs: readonly Job[] = [
  {
    name: 'repeat deletions',
    everySeconds: 3_600,
    run: async ({ db }, now) => {
      const since = utc(now).subtract(REPEATED_HOURS, 'hour').toDate()
      await forgetDeletions(db, since)
      for (const id of await listDeletedSince(db, since)) await db.tx((tx) => removePerson(tx, id))
    },
  },
]
