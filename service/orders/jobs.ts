import type { Db } from '#service/db/db.ts'
import { deliverCallbacks } from '#service/sandbox-payment/deliver.ts'
import { sweepCommerce } from './sweep.ts'

/** What time does to orders, carts and the sandbox's late callbacks. Rows are locked as they are taken: any number of processes may run it. */
export const ordersJobs: readonly { readonly name: string; readonly everySeconds: number; readonly run: (db: Db, now: Date) => Promise<void> }[] = [
  { name: 'callbacks', everySeconds: 5, run: async (db, now) => void (await deliverCallbacks(db, now)) },
  // The embedded service runs in the sandbox only (backend.ts refuses anything else).
  { name: 'orders', everySeconds: 10, run: (db, now) => sweepCommerce(db, { sandbox: true }, now) },
]
