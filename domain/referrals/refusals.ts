import { refusal } from '../contract/refusal.ts'

/** Refusals of a look-up of a referrer. */
export const referralRefusals = {
  referrerMissing: refusal('customers.sponsorUnknown', 'No Associate was found', 404),
}
