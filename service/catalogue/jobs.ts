import type { Job } from '#service/http/services.ts'
import { sendDueReminders } from './reminders/arrival-reminders.ts'
import { forgetChanges } from './cache/cache-store.ts'

/** Periodic work of the catalogue. */
export const catalogueJobs: readonly Job[] = [
  { name: 'catalogue changes', everySeconds: 600, run: async ({ db }) => void (await forgetChanges(db)) },
  {
    name: 'back-in-stock alerts',
    everySeconds: 60,
    run: async ({ db }, now) => void (await sendDueReminders(db, now)),
  },
]
