import type { Job } from '#service/http/services.ts'
import { askLater } from './ask-about.ts'
import { makeRefunds } from './make-refunds.ts'
import { sweepCommerce } from './settle.ts'

/** Periodic work on orders and carts. Rows are locked when claimed, so any number of processes may run it. */
export const paymentJobs: readonly Job[] = [
  { name: 'orders', everySeconds: 10, run: sweepCommerce },
  { name: 'payment questions', everySeconds: 10, run: askLater },
  { name: 'refunds', everySeconds: 10, run: makeRefunds },
]
