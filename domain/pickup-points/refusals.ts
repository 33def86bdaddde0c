import { refusal } from '../contract/refusal.ts'

/** Refusals of a chosen pick-up point; our additions. %1 is its code. */
export const pickupPointRefusals = {
  missing: refusal(
    'pickupPoint',
    'A pick-up point is required for this delivery method. Choose one and try again.',
  ),
  unknown: refusal('pickupPoint', 'The pick-up point %1 is not open. Choose another one and try again.'),
  unfit: refusal(
    'pickupPoint',
    'The pick-up point %1 does not fit the delivery method. Choose another one and try again.',
  ),
}
