import type { Job } from '#service/http/services.ts'
import { askLater } from './ask-about.ts'
import { makeCaptures } from './make-captures.ts'
import { makeRefunds } from './make-refunds.ts'
import { sweepCommerce } from './settle.ts'
import { warnOfExpiry } from './warn-of-expiry.ts'

/** Periodic work on orders and carts. Rows are locked when claimed, so any number of processes may run it. */
export const paymentJobs: readonly Job[] = [
  { name: 'orders', everySeconds: 10, run: sweepCommerce },
  { name: 'payment questions', everySeconds: 10, run: askLater },
  { name: 'captures', everySeconds: 10, run: makeCaptures },
  { name: 'ending authorisations', everySeconds: 600, run: warnOfExpiry },
  { name: 'refunds', everySeconds: 10, run: makeRefunds },
]
