import { expect, it } from 'vitest'
import { applicationRefusals } from '../applications/refusals.ts'
import { couponRefusals } from '../coupons/refusals.ts'
import { refusalCode } from './refusal-table.ts'

/** What the service can refuse an order or a payment with (C-1.4, C-2.4, C-2.6): none of it reaches a person in English. */
it.each([
  '"%fieldName" is required. Enter and try again.',
  'Invalid value of "%value" provided for the %fieldName field.',
  'One or more input exceptions have occurred.',
  'Decoding error.',
  'A server error stopped your order from being placed. Please try to place your order again.',
  'The idempotency key was already used for another request.',
  "The order wasn't placed. First, agree to the terms and conditions, then try placing your order again.",
  'Current customer does not have an active cart.',
  "The entity that was requested doesn't exist. Verify the entity and try again.",
  'No such entity with %fieldName = %fieldValue',
  'The "%1" Cart doesn\'t contain products.',
  'The shipping address is missing. Set the address and try again.',
  'Please check the shipping address information. %1',
  'The shipping information was unable to be saved. Error: "%message"',
  'The shipping information was unable to be saved. Verify the input data and try again.',
  "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
  'The shipping method is missing. Select the shipping method and try again.',
  'Carrier with such method not found: %1, %2',
  "The country isn't available.",
  'The requested Payment Method is not available.',
  'The card details could not be read. Check them and try again.',
  'Too many card payments were declined. Please wait %1 minutes or choose another payment method.',
  'Payment is still being processed',
  'Coupons cannot be used together with loyalty points.',
  'Loyalty points cannot be used for this cart.',
  'Internal Error. Details are available in Magento log file. Report ID: webapi-1',
])('%s is known', (template) => {
  expect(refusalCode(template)).toBeDefined()
})

/** What only some calls are refused with (C-4.4, C-5.1, C-6.2). Requirements */
it.each([
  ['Please enter the correct security code', 'auth.code'],
  ['Referrer Code should be 7 digits or 8 digits', 'auth.referrerLength'],
  ['The security code was entered wrongly too often. Please get a new one.', 'auth.codeUsedUp'],
  ['Please enter the correct security code of your current mobile number', 'auth.currentCode'],
  ['The password needs at least %1 different characters. Create a new password.', 'auth.passwordRepeats'],
  ["The password can't contain the name of the shop. Create a new password.", 'auth.passwordShop'],
  ["The password can't contain your name. Create a new password.", 'auth.passwordName'],
  ["The password can't contain your email address up to the @.", 'auth.passwordEmail'],
  ["The password can't contain your mobile number. Create a new password.", 'auth.passwordMobile'],
  ['The password needs at least %1 characters. Create a new password and try again.', 'password'],
  ['The password token is expired. Reset and try again.', 'auth.resetToken'],
  ["The enroller is not in the sponsor's upline.", 'customers.sponsorUpline'],
  ['Account %1 is a Preferred Customer and cannot sponsor.', 'customers.sponsorPreferred'],
  ['No Associate was found', 'customers.sponsorUnknown'],
  ['UserName already exists.', 'payouts.usernameTaken'],
  ['UserName %1 already exists', 'payouts.usernameTaken'],
  ['Email address already exists.', 'customers.emailTaken'],
  ['The application for a payout account was declined.', 'payouts.failed'],
  ['The application for a payout account is already being processed.', 'payouts.failed'],
  ['The payout account is already active.', 'payouts.failed'],
  ['The payout provider refused the change.', 'payouts.failed'],
  ['Weekly pay needs an active payout account.', 'payouts.failed'],
  ['Only associates have a payout account.', 'payouts.failed'],
  ['Email address already exists in the enterprise system.', 'customers.emailTaken'],
  ['Invalid value of "%value" provided for the %fieldName field.', 'invalid'],
  ['Not enough items for sale', 'cart.notEnough'],
  ['Only %1 of %2 available', 'cart.notEnough'],
  ['Product that you are trying to add is not available.', 'cart.outOfStock'],
  ['Coupon code is not valid', 'checkout.couponInvalid'],
  ["The coupon code isn't valid. Verify the code and try again.", 'checkout.couponInvalid'],
  [couponRefusals.minimum.sentence, 'checkout.couponMinimum'],
  [applicationRefusals.noData.sentence, 'applications.noData'],
  [applicationRefusals.referralMismatch.sentence, 'applications.referralMismatch'],
  [applicationRefusals.sponsorMismatch.sentence, 'applications.sponsorMismatch'],
  [applicationRefusals.account.sentence, 'applications.account'],
  [applicationRefusals.enroller.sentence, 'applications.enroller'],
  [applicationRefusals.referrerUnknown.sentence, 'applications.referrerUnknown'],
  [applicationRefusals.order.sentence, 'applications.order'],
  [applicationRefusals.enrollerType.sentence, 'enrollments.enrollerType'],
  [applicationRefusals.sponsorType.sentence, 'enrollments.sponsorType'],
  [applicationRefusals.mobileTaken.sentence, 'auth.mobileTaken'],
  [applicationRefusals.emailTaken.sentence, 'customers.emailTaken'],
  [applicationRefusals.upline.sentence, 'customers.sponsorUpline'],
  [applicationRefusals.below.sentence, 'applications.below'],
  ['The enroller and the sponsor must be you or associates below you in your team.', 'enrollments.line'],
  [applicationRefusals.emailMissing.sentence, 'applications.emailMissing'],
  [applicationRefusals.closed.sentence, 'applications.closed'],
  [applicationRefusals.referrerOnce.sentence, 'applications.referrerOnce'],
  [applicationRefusals.otherMonth.sentence, 'applications.otherMonth'],
  [applicationRefusals.replenished.sentence, 'applications.replenished'],
  [applicationRefusals.quantity.sentence, 'applications.quantity'],
  [applicationRefusals.returned.sentence, 'applications.returned'],
  [applicationRefusals.orderRefunded.sentence, 'applications.orderRefunded'],
  [applicationRefusals.orderUnpaid.sentence, 'applications.orderUnpaid'],
  [applicationRefusals.photosMissing.sentence, 'applications.photos'],
  [
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
    'signIn',
  ],
  ['The account is locked.', 'locked'],
  ['Please wait %1 seconds before asking for another code.', 'waitForCode'],
  ['Please wait %1 seconds and try again.', 'wait'],
  ['The service is asleep', undefined],
])('%s: %s', (template, code) => {
  expect(refusalCode(template)).toBe(code)
})

// Requirements
it('knows the 401 of a dead session in every spelling', () => {
  expect(
    [
      "The consumer isn't authorized to access %resources.",
      'The consumer isn’t authorized to access %resources.',
      'Consumer is not authorized to access self',
      'The account is locked.',
    ].map(refusalCode),
  ).toEqual(['notAuthorized', 'notAuthorized', 'notAuthorized', 'locked'])
})
