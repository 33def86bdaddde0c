import type { Db } from '#service/db/db.ts'

/** Whether another account has this email. */
export const isEmailOfOther = async (db: Db, email: string, customerId: number): Promise<boolean> =>
  (await db.one('select 1 from customer where email = $1 and id <> $2', [email, customerId])) !== undefined

/** Whether another account has this mobile. */
export const isMobileOfOther = async (
  db: Db,
  prefix: string,
  mobile: string,
  customerId: number,
): Promise<boolean> =>
  (await db.one('select 1 from customer where mobile_prefix = $1 and mobile = $2 and id <> $3', [
    prefix,
    mobile,
    customerId,
  ])) !== undefined
