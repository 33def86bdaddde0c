import * as z from 'zod/mini'
import { maybe } from '../contract/wire.ts'

/** A referrer's link to share (C-6.11): `url` is absolute, `qr_code` a data URI of its picture. */
export const ReferrerInfo = z.looseObject({
  referral_id: z.string(),
  firstname: maybe(z.string()),
  lastname: maybe(z.string()),
  avatar: maybe(z.string()),
  url: z.string(),
  qr_code: maybe(z.string()),
})
export type ReferrerInfo = z.infer<typeof ReferrerInfo>
