import * as z from 'zod/mini'
import { id, maybe, numeric } from '../contract/wire.ts'
import { paymentTypes } from './payment-types.ts'

/** 'estimated' while orders and refunds can still change a figure; 'final' once the period has closed. */
export const FigureState = z.enum(['estimated', 'final'])
export type FigureState = z.infer<typeof FigureState>

/**
 * Why a commission whose day has come is not paid: it waits for a payout account ('account'), or the provider does not
 * have it yet ('processing'). Our addition.
 */
const PendingReason = z.enum(['account', 'processing'])
export type PendingReason = z.infer<typeof PendingReason>

/** Amounts by payment type, in decimals of HKD; null: not known yet (recalculations of an open period). */
const TypedAmount = z.looseObject({ type: z.string(), amount: z.nullable(numeric) })

/** A requirement of the next level. `id`, `missing` and `previous` (the figure of the period before) are our additions. */
const LevelRequirement = z.looseObject({
  label: z.string(),
  current: z.nullable(numeric),
  required: z.nullable(numeric),
  id: z.optional(z.string()),
  missing: maybe(numeric),
  previous: maybe(numeric),
})
type LevelRequirement = z.infer<typeof LevelRequirement>

const Enrollments = z.looseObject({ preferred_customers: maybe(numeric), associates: maybe(numeric) })
/** `since_joined`, the total over all periods, is our addition. */
const Impact = z.looseObject({ meals_donated: maybe(numeric), since_joined: maybe(numeric) })

const figures = {
  business_period: z.string(),
  ppv: maybe(numeric),
  dpv: maybe(numeric),
  active_legs: maybe(numeric),
  leg_points: maybe(numeric),
  current_level: maybe(z.string()),
  commissions: z.optional(z.array(TypedAmount)),
  total_commission: maybe(numeric),
  enrollments: z.optional(Enrollments),
  impact: z.optional(Impact),
  /** Our addition. */
  state: z.optional(FigureState),
  /** Our addition: UTC time of the figures; for final ones the time of closing. */
  as_of: maybe(z.string()),
  /** Our addition: Hong Kong day on which the period is or was paid to this person; null if nothing was to be paid. */
  payment_date: maybe(z.string()),
  pending_reason: maybe(PendingReason),
}

/** Figures of the period before. */
export const PreviousPeriod = z.looseObject(figures)

/**
 * Business figures of a period (C-7.5): points and leg points as numbers, money in decimals of HKD. A figure that is
 * not known is null or missing, never 0. `legs`, `deadline`, `previous` and the fields marked in `figures` are our
 * additions.
 */
export const CommissionPeriod = z.looseObject({
  ...figures,
  next_level: maybe(z.string()),
  next_level_requirements: z.optional(z.array(LevelRequirement)),
  /** Number of legs, active or not. */
  legs: maybe(numeric),
  /** Last Hong Kong day of the period. */
  deadline: maybe(z.string()),
  previous: maybe(PreviousPeriod),
})
export type CommissionPeriod = z.infer<typeof CommissionPeriod>

/**
 * A line of the payment report (C-7.5), money in decimals of HKD. Lines of the current period have the state
 * 'estimated' and no payment date. `id`, `state`, `about_period` (the recalculated period) and `pending_reason` are our
 * additions.
 */
export const CommissionPayment = z.looseObject({
  business_period: z.string(),
  payment_type: z.union([z.enum(paymentTypes), z.string()]),
  payment_date: z.nullable(z.string()),
  payment_method: z.nullable(z.string()),
  check_number: z.nullable(z.string()),
  amount: numeric,
  currency: z.string(),
  status: z.string(),
  id: z.optional(id),
  state: z.optional(FigureState),
  about_period: maybe(z.string()),
  pending_reason: maybe(PendingReason),
})
export type CommissionPayment = z.infer<typeof CommissionPayment>
