import { refusal } from '../contract/refusal.ts'
import { NO_TRACKER } from './access.ts'

/** Refusals of the success tracker. */
export const trackerRefusals = {
  noAccess: refusal('successTracker.noAccess', NO_TRACKER),
  otherChosen: refusal(
    'successTracker.chosen',
    'One type of the success tracker is already chosen. Remove the earlier one first.',
  ),
  termsNotAccepted: refusal('successTracker.terms', 'Accept the terms of the success tracker first.'),
  paid: refusal('successTracker.paid', 'Gold of the success tracker is paid and stays until its last day.'),
}
