import * as z from 'zod/mini'
import { id, maybe, numeric } from '../contract/wire.ts'
import { applicationStatuses, applicationTypes, replenishmentTypes, userTypes } from './kinds.ts'

/** An account found by its number (C-7.1). */
export const ReferrerInfo = z.looseObject({
  referral_id: z.string(),
  customer_id: z.optional(id),
  firstname: maybe(z.string()),
  lastname: maybe(z.string()),
  user_type: z.enum(userTypes),
  email_masked: maybe(z.string()),
})
export type ReferrerInfo = z.infer<typeof ReferrerInfo>

/** A product of an application. `sku` and `order_number` are our additions; they identify the order line. */
const ApplicationItem = z.looseObject({
  product_name: z.string(),
  quantity: numeric,
  batch_number: z.string(),
  opened: z.boolean(),
  sku: z.optional(z.string()),
  order_number: z.optional(z.string()),
})
type ApplicationItem = z.infer<typeof ApplicationItem>

/**
 * A filed application in a list; times in UTC. The fields from `order_numbers` on are our additions, needed by lists
 * and rules.
 */
export const ApplicationSummary = z.looseObject({
  app_id: id,
  type: z.enum(applicationTypes),
  status: z.enum(applicationStatuses),
  created_at: z.string(),
  updated_at: z.string(),
  order_numbers: z.optional(z.array(z.string())),
  new_account: maybe(z.string()),
  items: z.optional(z.array(z.looseObject({ product_name: z.string(), sku: z.optional(z.string()) }))),
})
export type ApplicationSummary = z.infer<typeof ApplicationSummary>

export const ApplicationInit = z.looseObject({
  isEnable: z.unknown(),
  applicationList: z.array(ApplicationSummary),
  referrerInfo: z.nullable(ReferrerInfo),
})
export type ApplicationInit = z.infer<typeof ApplicationInit>

/** What earlier refunds of an order paid back; decimals of HKD, a point is a dollar. */
const RefundSums = z.looseObject({
  goods: numeric,
  fee: numeric,
  money: numeric,
  credit: numeric,
  points: numeric,
})

/** How an order was bought and paid, which decides what a refund pays back. Decimals of HKD. */
const SoldOrder = z.looseObject({
  lines: z.array(
    z.looseObject({
      sku: z.string(),
      qty: numeric,
      qty_refunded: numeric,
      row_total: numeric,
      discount_amount: numeric,
      is_membership: z.boolean(),
      is_bundle: z.boolean(),
    }),
  ),
  money: numeric,
  credit: numeric,
  points: numeric,
  refunded: RefundSums,
})

/**
 * An order that may be named in an application (C-7.1), with each product once. `price` in decimals of HKD. Our
 * additions: `qty_refunded` and `qty_requested`, pieces that were refunded and that open applications name; and `sold`.
 */
export const CheckedOrder = z.looseObject({
  order_id: id,
  increment_id: z.string(),
  created_at: z.string(),
  status: z.string(),
  items: z.array(
    z.looseObject({
      sku: z.string(),
      name: z.string(),
      qty_ordered: numeric,
      price: numeric,
      qty_refunded: z.optional(numeric),
      qty_requested: z.optional(numeric),
    }),
  ),
  sold: z.optional(SoldOrder),
})
export type CheckedOrder = z.infer<typeof CheckedOrder>

/** Content of an application without its photos. `mobile_number` holds digits without the country code. */
const fields = {
  type: z.enum(applicationTypes),
  associate_id: z.string(),
  surname: z.string(),
  given_name: z.string(),
  user_type: z.enum(userTypes),
  email: z.string(),
  mobile_number: z.string(),
  new_account: z.optional(z.string()),
  reason: z.optional(z.string()),
  application_date: z.string(),
  order_numbers: z.optional(z.array(z.string())),
  return_reason: z.optional(z.string()),
  replenishment_type: z.optional(z.enum(replenishmentTypes)),
  items: z.optional(z.array(ApplicationItem)),
}

/** A picture as the contract sends one: base64 without a prefix. */
export const SentPhoto = z.object({
  name: z.string(),
  type: z.string(),
  base64_encoded_data: z.string(),
})
export type SentPhoto = z.infer<typeof SentPhoto>

export const NewApplication = z.object({ ...fields, photos: z.array(SentPhoto) })
export type NewApplication = z.infer<typeof NewApplication>

/**
 * A filed application in full. Amounts of `refund` (our addition) are decimals of HKD: an estimate until the
 * application is approved, then what is paid back. `money`, `credit` and `points` are its parts by means of payment.
 */
export const FiledApplication = z.looseObject({
  ...fields,
  app_id: id,
  status: z.enum(applicationStatuses),
  created_at: z.string(),
  updated_at: z.string(),
  remark: maybe(z.string()),
  photos: z.array(z.looseObject({ name: z.string(), url: z.string() })),
  refund: maybe(
    z.looseObject({
      goods: numeric,
      fee: numeric,
      refund: numeric,
      money: z.optional(numeric),
      credit: z.optional(numeric),
      points: z.optional(numeric),
    }),
  ),
})
export type FiledApplication = z.infer<typeof FiledApplication>
