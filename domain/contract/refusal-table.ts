import { addressRefusals } from '../addresses/refusals.ts'
import { applicationRefusals } from '../applications/refusals.ts'
import { authRefusals, passwordRefusals } from '../auth/refusals.ts'
import { cartRefusals } from '../cart/refusals.ts'
import { catalogueRefusals } from '../catalogue/refusals.ts'
import { checkoutRefusals } from '../checkout/refusals.ts'
import { commissionRefusals } from '../commissions/refusals.ts'
import { contentRefusals } from '../content/refusals.ts'
import { couponRefusals } from '../coupons/refusals.ts'
import { customerRefusals } from '../customers/refusals.ts'
import { enrollmentRefusals } from '../enrollments/refusals.ts'
import { favouriteRefusals } from '../favourites/refusals.ts'
import { membershipRefusals } from '../membership/refusals.ts'
import { paymentRefusals } from '../payment/refusals.ts'
import { payoutRefusals } from '../payouts/refusals.ts'
import { deletionRefusals } from '../personal-data/refusals.ts'
import { pickupPointRefusals } from '../pickup-points/refusals.ts'
import { referralRefusals } from '../referrals/refusals.ts'
import { reportRefusals } from '../reports/refusals.ts'
import { photoRefusals, reviewRefusals } from '../reviews/refusals.ts'
import { trackerRefusals } from '../success-tracker/refusals.ts'
import { twoStepRefusals } from '../two-step/refusals.ts'
import type { Refusal, RefusalCode } from './refusal.ts'
import { contractRefusals } from './refusals.ts'

/** Every refusal of the service. */
export const allRefusals: readonly Refusal[] = [
  contractRefusals,
  addressRefusals,
  applicationRefusals,
  authRefusals,
  passwordRefusals,
  cartRefusals,
  catalogueRefusals,
  checkoutRefusals,
  commissionRefusals,
  contentRefusals,
  couponRefusals,
  customerRefusals,
  enrollmentRefusals,
  favouriteRefusals,
  membershipRefusals,
  paymentRefusals,
  payoutRefusals,
  deletionRefusals,
  pickupPointRefusals,
  referralRefusals,
  reportRefusals,
  reviewRefusals,
  photoRefusals,
  trackerRefusals,
  twoStepRefusals,
].flatMap((noun): Refusal[] => Object.values(noun))

/** Sentences of another service than ours, whose answers have no codes: Magento's own, and those the requirements name. */
const documented: readonly (readonly [RegExp, RefusalCode])[] = [
  [/^Please wait %1 seconds/, 'wait'],
  [/^The account sign-in was incorrect/, 'signIn'],
  [/^The account is locked/, 'locked'],
  [/^The password needs at least %1 different/, 'auth.passwordRepeats'],
  [/^The password can't contain the name of the shop/, 'auth.passwordShop'],
  [/^The password can't contain your name/, 'auth.passwordName'],
  [/^The password can't contain your email/, 'auth.passwordEmail'],
  [/^The password can't contain your mobile/, 'auth.passwordMobile'],
  [/^The password needs at least|^Minimum of different classes/, 'password'],
  [/^Please enter a valid email/, 'email'],
  [/^You need to choose options|^Please select all required options/, 'options'],
  [/^The required options you selected/, 'optionsGone'],
  [/^A server error stopped your order/, 'order'],
  [/^The shipping method is missing|^Carrier with such method/, 'delivery'],
  [
    /^The shipping address is missing|^Please check the shipping address|^The shipping information was unable/,
    'address',
  ],
  [/^The requested Payment Method/, 'payment'],
  [/Cart doesn't contain products/, 'cartEmpty'],
  [
    /Invalid value of|is a required value|attribute name is invalid|^"%fieldName" is required|^Decoding error|^One or more input exceptions/,
    'invalid',
  ],
  [
    /^No such entity with|doesn't exist\. Verify|Cart doesn't contain|does not have an active cart|belongs to a different store/,
    'missing',
  ],
  [/^Internal Error|^Server internal error|^Request does not match any route/, 'generic'],
  [/consumer (isn['’]t|is not) authorized/i, 'notAuthorized'],
  [/already bound to your account/, 'auth.mobileTaken'],
  [/^Invalid reset token|password token (is|has)/i, 'auth.resetToken'],
  [/email address already exists/i, 'customers.emailTaken'],
  [/upline/, 'customers.sponsorUpline'],
  [/Preferred Customer/, 'customers.sponsorPreferred'],
  [/only associate accounts can be used as enrollers/, 'enrollments.enrollerType'],
  [/only associate accounts can be used as sponsors/, 'enrollments.sponsorType'],
  [/^No Associate was found\.?$/, 'customers.sponsorUnknown'],
  [/^User ?name.*already exists/i, 'payouts.usernameTaken'],
  [/^The application for a payout account|^(The|No) payout (account|provider)/, 'payouts.failed'],
  [
    /requested qty is not available|not enough items for sale|^only .+ of .+ available|exceeds the maximum qty/i,
    'cart.notEnough',
  ],
  [/product is out of stock|trying to add is not available/i, 'cart.outOfStock'],
  [/coupon code (is not|isn't) valid/i, 'checkout.couponInvalid'],
  [/unable to find details/i, 'commissions.noDetails'],
  [/no checks? (is |are )?available/i, 'commissions.noChecks'],
  [/payment option (is |are )?missing|missing payment option/i, 'commissions.noPaymentOption'],
  [/customer does(n['’]t| not) exist for commission summary/i, 'commissions.noCustomer'],
  [/Unable to generate GUID/i, 'successTracker.noAccess'],
]

/** Code of a documented sentence, for an answer that has no code; undefined for an unknown sentence. */
export const refusalCode = (sentence: string): RefusalCode | undefined =>
  allRefusals.find((refusal) => refusal.sentence === sentence)?.code ??
  documented.find(([pattern]) => pattern.test(sentence))?.[1]
