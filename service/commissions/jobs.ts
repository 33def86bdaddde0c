import type { Job } from '#service/http/services.ts'
import { closePeriods, settleVolume } from './close.ts'
import { makePayouts } from './make-payouts.ts'

/** Periodic work on commissions. One process at a time closes a period or pays a payout; the others find nothing to do. */
export const commissionsJobs: readonly Job[] = [
  { name: 'business volume', everySeconds: 10, run: ({ db }, now) => settleVolume(db, now) },
  {
    name: 'business periods',
    everySeconds: 60,
    run: async ({ db }, now) => void (await closePeriods(db, now)),
  },
  { name: 'payouts', everySeconds: 30, run: makePayouts },
]
