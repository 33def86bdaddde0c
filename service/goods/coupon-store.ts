import { amountOf, minorOf } from '#domain/goods/fields.ts'
import type { CouponRecord } from '#domain/goods/coupon-record.ts'
import type { Db } from '#service/db/db.ts'
import { bool, defineRow, int, nullable, text, timestamptz } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import { upsertRows } from './rows-store.ts'

const couponRow = defineRow('coupon', {
  code: text,
  label: text,
  discount_minor: int,
  minimum_minor: int,
  starts_at: nullable(timestamptz),
  ends_at: nullable(timestamptz),
  usage_limit: nullable(int),
  per_customer_limit: nullable(int),
  is_offered: bool,
})

/** The coupons as an export has them. */
export const readCouponRecords = async (db: Db): Promise<CouponRecord[]> =>
  (await db.query(sql`select ${couponRow} from coupon order by code`)).map((row) => ({
    code: row.code,
    label: row.label,
    discount: amountOf(row.discount_minor),
    minimum: amountOf(row.minimum_minor),
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    usageLimit: row.usage_limit,
    perCustomerLimit: row.per_customer_limit,
    offered: row.is_offered,
  }))

/** Writes coupons. How often a coupon was used stays. */
export const writeCouponRecords = (db: Db, records: readonly CouponRecord[]): Promise<void> =>
  upsertRows(
    db,
    'coupon',
    ['code'],
    records.map((coupon) => ({
      code: coupon.code,
      label: coupon.label,
      discount_minor: minorOf(coupon.discount),
      minimum_minor: minorOf(coupon.minimum),
      starts_at: coupon.startsAt,
      ends_at: coupon.endsAt,
      usage_limit: coupon.usageLimit,
      per_customer_limit: coupon.perCustomerLimit,
      is_offered: coupon.offered,
    })),
  )
