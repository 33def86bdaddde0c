import { authRefusals } from '../auth/refusals.ts'
import { refusal } from '../contract/refusal.ts'
import { enrollmentRefusals } from '../enrollments/refusals.ts'

/**
 * Refusals of an application (R-670 to R-676, C-7.1). The last block is ours, for rules that the
 * requirements state without a message.
 */
export const applicationRefusals = {
  noData: refusal('applications.noData', 'No relevant data was found for this account'),
  referralMismatch: refusal(
    'applications.referralMismatch',
    'The referral ID does not match, please re-enter',
  ),
  sponsorMismatch: refusal('applications.sponsorMismatch', 'Sponsor ID does not match, please re-enter'),
  account: refusal(
    'applications.account',
    'Verification failed, please enter the correct Associate/Preferred Customer Account.',
  ),
  enroller: refusal(
    'applications.enroller',
    'Verification failed, please enter the correct new enroller account.',
  ),
  referrerUnknown: refusal('applications.referrerUnknown', 'New associate referrer ID not found.'),
  order: refusal('applications.order', 'Verification failed, please enter the correct order number'),
  enrollerType: enrollmentRefusals.enrollerType,
  sponsorType: enrollmentRefusals.sponsorType,
  mobileTaken: authRefusals.mobileTaken,
  emailTaken: enrollmentRefusals.emailTaken,
  upline: enrollmentRefusals.upline,

  below: refusal(
    'applications.below',
    'This associate is below you in your team. Please choose somebody else.',
  ),
  emailMissing: refusal(
    'applications.emailMissing',
    'Please add an email to your account before you file an application.',
  ),
  closed: refusal(
    'applications.closed',
    'Changes of referrer, enroller and sponsor are not open for this account.',
  ),
  referrerOnce: refusal(
    'applications.referrerOnce',
    'A registered mobile number may apply for a change of referrer only once.',
  ),
  otherMonth: refusal('applications.otherMonth', "Only the current month's orders may be transferred."),
  replenished: refusal(
    'applications.replenished',
    'A replenishment for this product and order was already requested.',
  ),
  quantity: refusal('applications.quantity', 'The order has no more than %1 of %2.'),
  returned: refusal(
    'applications.returned',
    'Only %1 of %2 can still be returned: the others were refunded or are in another application.',
  ),
  nothingLeft: refusal(
    'applications.nothingLeft',
    'An order of this application has fewer pieces left, or can no longer be refunded.',
  ),
  orderRefunded: refusal('applications.orderRefunded', 'This order was refunded in full.'),
  orderUnpaid: refusal('applications.orderUnpaid', 'This order is not paid, so there is nothing to refund.'),
  photosMissing: refusal('applications.photos', 'Please add at least one proof photo.'),
}
