import type { EnrolmentPort } from './enrolment.ts'
import type { MailPort } from './mail.ts'
import type { PaymentPort } from './payments.ts'
import type { PayoutPort } from './payouts.ts'
import type { PicturePort } from './pictures.ts'
import type { PickupPointsPort } from './pickup-points.ts'
import type { SmsPort } from './sms.ts'
import type { SuccessTrackerPort } from './success-tracker.ts'

/** The shop's clock. */
export type ClockPort = () => Promise<Date>

/** The systems outside the shop. Set at start; never called inside a database transaction. */
export interface Ports {
  readonly mail: MailPort
  readonly sms: SmsPort
  readonly payments: PaymentPort
  readonly successTracker: SuccessTrackerPort
  readonly enrolment: EnrolmentPort
  readonly payouts: PayoutPort
  readonly pickupPoints: PickupPointsPort
  /** The shop's own in the sandbox too: there is nothing to play. */
  readonly pictures: PicturePort
  readonly clock: ClockPort
  /** Whether the texts of sent messages stay readable: the sandbox's page is where people read them. */
  readonly keepsMessages: boolean
}
