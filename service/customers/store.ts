import { normaliseUsername } from '#domain/auth/username.ts'
import type { TenThousandths } from '#domain/loyalty/points.ts'
import { addressRow, type AddressRow } from '#service/addresses/store.ts'
import type { Db } from '#service/db/db.ts'
import { bigint, computed, jsonb, type RowOf } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import { pointsBalance } from '#service/loyalty/store.ts'
import type { TeamPlace } from '#service/team/store.ts'
import { customerRow } from './rows.ts'

export type CustomerRow = RowOf<typeof customerRow>

export const findCustomer = (db: Db, id: number): Promise<CustomerRow | undefined> =>
  db.one(sql`select ${customerRow} from customer where id = $1`, [id])

/** A customer with what their profile shows beside it. */
export interface ProfileRow extends CustomerRow {
  /** Points balance. */
  points: TenThousandths
  /** The default one first, then the newest. */
  addresses: AddressRow[]
}

const addressesOfCustomer = `(select coalesce(jsonb_agg(${addressRow.asJson('a')} order by a.default_shipping desc, a.id desc), '[]') from address a where a.customer_id = c.id)`

/** Reads a customer's profile. @param today Hong Kong date */
export const findProfile = (db: Db, id: number, today: string): Promise<ProfileRow | undefined> =>
  db.one(
    sql`select ${customerRow.of('c')}, ${computed('points', bigint, pointsBalance('c.id', 'c.loyalty_debt', '$2'))},
       ${computed('addresses', jsonb<AddressRow[]>(), addressesOfCustomer)}
     from customer c where c.id = $1`,
    [id, today],
  )

/** Finds the account of an email or referral id in any spelling (`normaliseUsername`, C-4.3). */
export const findByUsername = (db: Db, username: string): Promise<CustomerRow | undefined> =>
  db.one(
    sql`select ${customerRow} from customer where (email = $1 or referral_id = $1) and deleted_at is null order by email = $1 desc nulls last limit 1`,
    [normaliseUsername(username)],
  )

/** All accounts of a mobile, oldest first; families share numbers. */
export const listByMobile = (db: Db, prefix: string, mobile: string): Promise<CustomerRow[]> =>
  db.query(sql`select ${customerRow} from customer where mobile_prefix = $1 and mobile = $2 order by id`, [
    prefix,
    mobile,
  ])

/** Sign-in name of an account: its email, otherwise its referral id. */
export const usernameOf = ({ email, referral_id, id }: CustomerRow): string =>
  email ?? referral_id ?? String(id)

/** Accounts of complete mobile numbers (prefix and number), oldest first. */
export const listByWholeMobiles = (db: Db, wholes: readonly string[]): Promise<CustomerRow[]> =>
  db.query(
    sql`select ${customerRow} from customer where mobile_prefix || mobile = any($1) order by id limit 5`,
    [wholes],
  )

export const isMobileTaken = async (db: Db, prefix: string, mobile: string): Promise<boolean> =>
  (await db.one('select 1 from customer where mobile_prefix = $1 and mobile = $2', [prefix, mobile])) !==
  undefined

/** Whether an account has this email, as stored. */
export const isEmailUsed = async (db: Db, email: string): Promise<boolean> =>
  (await db.one('select 1 from customer where email = $1', [email])) !== undefined

export const isReferralIdTaken = async (db: Db, referralId: string): Promise<boolean> =>
  (await db.one('select 1 from customer where referral_id = $1', [referralId])) !== undefined

/** Finds an associate by referral id and returns that id. */
export const findAssociateByReferralId = async (db: Db, referralId: string): Promise<string | undefined> =>
  (
    await db.one<{ referral_id: string }>(
      `select referral_id from customer where referral_id = $1 and group_label = 'associate'`,
      [referralId],
    )
  )?.referral_id

/** Referral id of the first associate with a mobile. */
export const findAssociateByMobile = async (
  db: Db,
  prefix: string,
  mobile: string,
): Promise<string | undefined> =>
  (
    await db.one<{ referral_id: string }>(
      `select referral_id from customer where mobile_prefix = $1 and mobile = $2 and group_label = 'associate' and referral_id is not null order by id limit 1`,
      [prefix, mobile],
    )
  )?.referral_id

export type NewCustomer = Pick<
  CustomerRow,
  | 'email'
  | 'firstname'
  | 'lastname'
  | 'mobile_prefix'
  | 'mobile'
  | 'referral_id'
  | 'password_hash'
  | 'store_id'
  | 'dob'
> &
  TeamPlace

/** Writes a new customer. @returns the id */
export async function insertCustomer(db: Db, customer: NewCustomer, now: Date): Promise<number> {
  const row = await db.one(
    sql`insert into customer (email, firstname, lastname, mobile_prefix, mobile, referral_id, sponsor_id, enroller_id, upline, password_hash, store_id, dob, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13) returning ${customerRow.only('id')}`,
    [
      customer.email,
      customer.firstname,
      customer.lastname,
      customer.mobile_prefix,
      customer.mobile,
      customer.referral_id,
      customer.sponsor_id,
      customer.enroller_id,
      customer.upline,
      customer.password_hash,
      customer.store_id,
      customer.dob,
      now,
    ],
  )
  if (!row) throw new Error('The customer was not written')
  return row.id
}

/** Fields of their record that a customer may change. */
export type CustomerChange = Pick<
  CustomerRow,
  'email' | 'firstname' | 'lastname' | 'mobile_prefix' | 'mobile'
> & {
  /** Both are permanent: an older record sent back must not reset them. */
  readonly agrees: boolean
  readonly confirmsName: boolean
}

export const saveCustomer = (
  db: Db,
  id: number,
  change: CustomerChange,
  now: Date,
): Promise<CustomerRow | undefined> =>
  db.one(
    sql`update customer set email = $2, firstname = $3, lastname = $4, tc_agreed = tc_agreed or $5, name_confirmed = name_confirmed or $6, mobile_prefix = $7, mobile = $8, updated_at = $9 where id = $1 returning ${customerRow}`,
    [
      id,
      change.email,
      change.firstname,
      change.lastname,
      change.agrees,
      change.confirmsName,
      change.mobile_prefix,
      change.mobile,
      now,
    ],
  )

export const setPasswordHash = (db: Db, id: number, hash: string, now: Date): Promise<unknown> =>
  db.query('update customer set password_hash = $2, updated_at = $3 where id = $1', [id, hash, now])

/** Sets the store view whose language is used for messages to the customer. */
export const setCustomerStore = (db: Db, id: number, storeId: number): Promise<unknown> =>
  db.query('update customer set store_id = $2 where id = $1', [id, storeId])

/** Locks a customer until the end of the transaction. */
export const lockCustomer = (db: Db, id: number): Promise<CustomerRow | undefined> =>
  db.one(sql`select ${customerRow} from customer where id = $1 for update`, [id])
