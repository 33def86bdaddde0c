import * as z from 'zod/mini'
import { flag, id, maybe } from '../contract/wire.ts'

/** Answer of a code SMS. Seconds; `message` holds the code in debug mode only. */
export const SentCode = z.looseObject({
  result: z.boolean(),
  message: z.optional(z.string()),
  expires_in: z.number(),
  resend_after: z.number(),
})
export type SentCode = z.infer<typeof SentCode>
export const AccountChoice = z.looseObject({
  customer_id: id,
  username: z.string(),
  email: maybe(z.string()),
  firstname: maybe(z.string()),
  lastname: maybe(z.string()),
  group_label: maybe(z.string()),
})
export type AccountChoice = z.infer<typeof AccountChoice>
export const CountryCode = z.looseObject({ value: z.string(), label: z.string(), needVerify: flag })
export type CountryCode = z.infer<typeof CountryCode>
