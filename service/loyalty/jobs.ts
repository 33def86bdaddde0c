import type { Job } from '#service/http/services.ts'
import { customersWithExpired, settlePoints } from './store.ts'

/** Writes off expired points. Balances ignore them in any case, so the job may be late. */
export const loyaltyJobs: readonly Job[] = [
  {
    name: 'loyalty',
    everySeconds: 60,
    async run({ db }, now) {
      for (const id of await customersWithExpired(db, now, null, 200)) await settlePoints(db, id, now)
    },
  },
]
