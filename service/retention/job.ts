import { utc } from '#domain/dates/utc.ts'
import type { Job } from '#service/http/services.ts'
import type { Kept, KeptDays } from './kept-days.ts'
import { removeOld } from './retention-store.ts'

/** Deletes what has been kept long enough. Sent messages stay where people read them: in the sandbox. */
export const retentionJob = (days: KeptDays): Job => ({
  name: 'remove what was kept long enough',
  everySeconds: 3_600,
  run: async ({ db, ports }, now) => {
    for (const [kept, count] of Object.entries(days) as [Kept, number][]) {
      if (kept === 'mails' && ports.keepsMessages) continue
      await removeOld(db, kept, utc(now).subtract(count, 'day').toDate())
    }
  },
})
