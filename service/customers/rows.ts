import { bool, date, defineRow, int, nullable, oneOf, text, timestamptz } from '#service/db/row.ts'

/** A customer. */
export const customerRow = defineRow('customer', {
  id: int,
  email: nullable(text),
  firstname: text,
  lastname: text,
  mobile_prefix: nullable(text),
  mobile: nullable(text),
  group_label: oneOf('preferred', 'associate'),
  referral_id: nullable(text),
  sponsor_id: nullable(text),
  enroller_id: nullable(text),
  password_hash: text,
  store_id: int,
  dob: nullable(date),
  tc_agreed: bool,
  name_confirmed: bool,
  shares_details: bool,
  associate_expires_on: nullable(date),
  ipayout_minor: int,
  may_use_credit: bool,
  is_subscribed: bool,
  created_at: timestamptz,
  updated_at: timestamptz,
  /** Set for an account that was deleted: its row stays as a place in the team, without a person. */
  deleted_at: nullable(timestamptz),
})
