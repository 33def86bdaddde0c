import * as z from 'zod/mini'
import { flag, id, maybe } from '../contract/wire.ts'

/** UnionPay through the first provider (R-561: product id 430). */
export const UNIONPAY_PRODUCT = 430

const RedirectData = z.looseObject({
  url: z.string(),
  method: z.enum(['GET', 'POST']),
  fields: z.record(z.string(), z.string()),
})
export const IngenicoStart = z.looseObject({
  payment_id: z.string(),
  status: z.string(),
  redirect_url: maybe(z.string()),
  redirect_data: maybe(RedirectData),
})
export const WorldpayStart = z.looseObject({
  payment_id: z.string(),
  status: z.string(),
  redirect_url: maybe(z.string()),
  need_3ds: flag,
  message: maybe(z.string()),
})
/** Statuses of an attempt to pay. */
export const paymentStatuses = ['pending', 'processing', 'success', 'failed', 'cancelled'] as const
export const PaymentStatus = z.looseObject({
  order_id: id,
  status: z.enum(paymentStatuses),
  order_status: z.string(),
  message: maybe(z.string()),
  /** Our addition: false if nobody has tried to pay the order with this provider. */
  attempted: z.optional(z.boolean()),
})
export type PaymentStatus = z.infer<typeof PaymentStatus>
export const Challenge = z.looseObject({
  acs_url: z.string(),
  pa_req: maybe(z.string()),
  jwt: maybe(z.string()),
  term_url: z.string(),
  md: z.string(),
  html: maybe(z.string()),
})
