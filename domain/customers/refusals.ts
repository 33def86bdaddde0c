import { refusal } from '../contract/refusal.ts'

/** Refusals of a change of the profile (C-2.5, C-5.1). */
export const customerRefusals = {
  firstNameRequired: refusal('invalid', '"First Name" is a required value.'),
  emailMissing: refusal('email', 'The customer email is missing. Enter and try again.'),
  emailInvalid: refusal('email', 'Please enter a valid email address.'),
  emailTaken: refusal(
    'customers.emailTaken',
    'A customer with the same email address already exists in an associated website.',
  ),
  sponsorPreferred: refusal(
    'customers.sponsorPreferred',
    'Account %1 is a Preferred Customer and cannot sponsor.',
  ),
  sponsorUnknown: refusal('customers.sponsorUnknown', 'No Associate was found'),
}
