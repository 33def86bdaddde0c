import * as z from 'zod/mini'
import { id, maybe } from '../contract/wire.ts'
import { invitationStatuses } from './invitation-statuses.ts'

/**
 * An invitation (C-7.2). `prefix` and `mobile` are digits, times are UTC ('YYYY-MM-DD HH:MM:SS'); `sent_at` is the last
 * SMS, even a failed one. Our additions: `enroller_name`, `sponsor_name`, `language` (a store code) and `now` (the
 * service's time, for the resend countdown).
 */
export const Invitation = z.looseObject({
  id,
  mask_id: z.string(),
  firstname: maybe(z.string()),
  lastname: maybe(z.string()),
  email: maybe(z.string()),
  prefix: maybe(z.string()),
  mobile: maybe(z.string()),
  status: z.enum(invitationStatuses),
  enroller_id: maybe(z.string()),
  sponsor_id: maybe(z.string()),
  created_at: maybe(z.string()),
  sent_at: maybe(z.string()),
  enroller_name: maybe(z.string()),
  sponsor_name: maybe(z.string()),
  language: maybe(z.string()),
  now: maybe(z.string()),
})
export type Invitation = z.infer<typeof Invitation>

/** The two positions above a newcomer that the inviter fills in. */
export const uplineRoles = ['enroller', 'sponsor'] as const
export type UplineRole = (typeof uplineRoles)[number]

/** An account found by its number: `country` is an ISO 3166 code. */
export const UplineAccount = z.looseObject({
  account: z.string(),
  name: z.string(),
  user_type: z.string(),
  country: maybe(z.string()),
})
export type UplineAccount = z.infer<typeof UplineAccount>

/** Details of the invitee (C-7.2). `prefix` and `mobile` are digits, `language` is a store code. */
export const Invitee = z.object({
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  prefix: z.string(),
  mobile: z.string(),
  language: z.string(),
  enroller_id: z.string(),
  sponsor_id: z.string(),
  over18: z.boolean(),
})
export type Invitee = z.infer<typeof Invitee>
