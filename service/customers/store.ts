import type { CustomerGroup } from '#service/http/context.ts'
import type { Db } from '#service/db/db.ts'

/** A row of the table `customer`. */
export interface CustomerRow {
  id: number; email: string | null; firstname: string; lastname: string; mobile_prefix: string | null; mobile: string | null
  group_label: CustomerGroup; referral_id: string | null; sponsor_id: string | null; password_hash: string; store_id: number; dob: string | null
  tc_agreed: boolean; name_confirmed: boolean; associate_expires_on: string | null; loyalty_ten_thousandths: number; ipayout_minor: number
  may_use_credit: boolean; is_subscribed: boolean; created_at: Date; updated_at: Date
}

export const findCustomer = (db: Db, id: number): Promise<CustomerRow | undefined> => db.one<CustomerRow>('select * from customer where id = $1', [id])

/** The account of an e-mail (any case), referral id or, for those without an e-mail, nothing else (contract.md §4.3). */
export const findByUsername = (db: Db, username: string): Promise<CustomerRow | undefined> =>
  db.one<CustomerRow>('select * from customer where email = $1 or referral_id = $1 order by email = $1 desc nulls last limit 1', [username.trim().toLowerCase()])

/** Every account of a mobile, oldest first: families share numbers. */
export const listByMobile = (db: Db, prefix: string, mobile: string): Promise<CustomerRow[]> =>
  db.query<CustomerRow>('select * from customer where mobile_prefix = $1 and mobile = $2 order by id', [prefix, mobile])

/** What people sign in with by account: their e-mail, else their referral id. */
export const usernameOf = ({ email, referral_id, id }: CustomerRow): string => email ?? referral_id ?? String(id)
