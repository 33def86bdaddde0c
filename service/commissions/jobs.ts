import type { Job } from '#service/http/services.ts'
import { closePeriods, settleVolume } from './close.ts'

/** Periodic work on commissions. One process at a time does it; the others find nothing to do. */
export const commissionsJobs: readonly Job[] = [
  { name: 'business volume', everySeconds: 10, run: ({ db }, now) => settleVolume(db, now) },
  {
    name: 'business periods',
    everySeconds: 60,
    run: async ({ db }, now) => void (await closePeriods(db, now)),
  },
]
