import * as z from 'zod/mini'
import { flag, maybe, numeric, ok } from '../contract/wire.ts'

/** Whether there is an active payout account, and whether it is paid weekly (R-644: an array of two flags). */
export const PayoutStatus = z.pipe(
  z.array(flag).check(z.minLength(2)),
  z.transform(([isActive, isWeekly]: boolean[]) => ({
    isActive: isActive === true,
    isWeekly: isWeekly === true,
  })),
)
export type PayoutStatus = z.output<typeof PayoutStatus>

/** An application for a payout account (C-7.4). `dob` is 'YYYY-MM-DD', `phone` '+852 51000001'. */
export const PayoutApplication = z.object({
  username: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  dob: z.string(),
  address: z.looseObject({
    street: z.array(z.string()),
    city: z.string(),
    country_id: z.string(),
    postcode: maybe(z.string()),
  }),
  phone: z.string(),
})
export type PayoutApplication = z.infer<typeof PayoutApplication>

/** Answer to an application. Null is "a missing response": neither success nor failure. */
export const PayoutAnswer = z.union([
  z.nullable(z.looseObject({ result: flag, url: maybe(z.string()) })),
  z.pipe(
    z.array(z.unknown()).check(z.maxLength(0)),
    z.transform(() => null),
  ),
])
export type PayoutAnswer = z.output<typeof PayoutAnswer>

/** Answer to a switch of weekly pay. Null is a missing response, as with an application: the state has to be read again. */
export const WeeklyPayAnswer = z.nullable(ok)

/** An amount in decimals of HKD. */
export const PayoutAmount = numeric

/** A payout account as shown to its owner. Our addition to the contract. */
export const PayoutAccount = z.looseObject({
  state: z.enum(['none', 'pending', 'active']),
  username: maybe(z.string()),
  /** Address of the sign-in page of the payout account. */
  login_url: maybe(z.string()),
  /** Next Hong Kong day with a pending payout, 'YYYY-MM-DD'. */
  next_payment_date: maybe(z.string()),
})
export type PayoutAccount = z.infer<typeof PayoutAccount>
