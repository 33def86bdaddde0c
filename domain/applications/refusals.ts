/**
 * Messages that refuse an application (R-670 to R-676, C-7.1). The last block is ours, for rules that the requirements
 * state without a message.
 */
export const applicationRefusals = {
  noData: 'No relevant data was found for this account',
  referralMismatch: 'The referral ID does not match, please re-enter',
  sponsorMismatch: 'Sponsor ID does not match, please re-enter',
  account: 'Verification failed, please enter the correct Associate/Preferred Customer Account.',
  enroller: 'Verification failed, please enter the correct new enroller account.',
  referrerUnknown: 'New associate referrer ID not found.',
  order: 'Verification failed, please enter the correct order number',
  enrollerType: 'User type does not match; only associate accounts can be used as enrollers.',
  sponsorType: 'User type does not match; only associate accounts can be used as sponsors.',
  mobileTaken: 'The phone number you entered is already bound to your account',
  emailTaken: 'Email address already exists',
  upline: "The enroller is not in the sponsor's upline.",

  below: 'This associate is below you in your team. Please choose somebody else.',
  emailMissing: 'Please add an email to your account before you file an application.',
  closed: 'Changes of referrer, enroller and sponsor are not open for this account.',
  referrerOnce: 'A registered mobile number may apply for a change of referrer only once.',
  otherMonth: "Only the current month's orders may be transferred.",
  replenished: 'A replenishment for this product and order was already requested.',
  quantity: 'The order has no more than %1 of %2.',
  returned: 'Only %1 of %2 can still be returned: the others were refunded or are in another application.',
  orderRefunded: 'This order was refunded in full.',
  orderUnpaid: 'This order is not paid, so there is nothing to refund.',
  photosMissing: 'Please add at least one proof photo.',
} as const
