import type { Db } from '#service/db/db.ts'
import { seedCoupons } from './coupons.ts'

/** The coupons of the sandbox. */
export const seedCheckout = (db: Db, now: Date): Promise<void> => seedCoupons(db, now)
