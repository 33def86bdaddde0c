import { utc } from '#domain/dates/utc.ts'
import * as api from '#domain/coupons/api.ts'
import type { OwnedCoupon } from '#domain/coupons/schema.ts'
import { formatServiceTime } from '#domain/dates/service-time.ts'
import { toDecimal } from '#domain/money/money.ts'
import { noSuchEntity } from '#service/http/fault.ts'
import { route, type Route } from '#service/http/route.ts'
import type * as z from 'zod/mini'
import { collect, couponsOf, couponsOffered, NEWS_DAYS, type OwnedCouponRow } from './store.ts'

const couponWire = (row: OwnedCouponRow, now: Date): z.input<typeof OwnedCoupon> => ({
  code: row.code,
  discount: toDecimal(row.discount_minor),
  minimum: toDecimal(row.minimum_minor),
  ends_at: row.ends_at && formatServiceTime(row.ends_at),
  state: row.is_used ? 'used' : row.is_over ? 'expired' : 'usable',
  is_new:
    row.is_given === true &&
    !row.is_used &&
    !row.is_over &&
    row.received_at !== null &&
    utc(now).diff(utc(row.received_at), 'day') < NEWS_DAYS,
})

/** The customer's coupons and the coupon centre. */
export const couponsRoutes: Route[] = [
  route(api.listMyCoupons, async (_request, { db, now, requireCustomer }) =>
    (await couponsOf(db, requireCustomer().id, now)).map((row) => couponWire(row, now)),
  ),
  route(api.listOfferedCoupons, async (_request, { db, now, requireCustomer }) =>
    (await couponsOffered(db, requireCustomer().id, now)).map((row) => couponWire(row, now)),
  ),
  route(api.collectCoupon, async ({ params }, { db, now, requireCustomer }) => {
    if (!(await collect(db, requireCustomer().id, params.code, now))) throw noSuchEntity('code', params.code)
    return true as const
  }),
]
