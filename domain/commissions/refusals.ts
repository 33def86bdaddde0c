import { refusal } from '../contract/refusal.ts'

/** Refusals that mean "nothing to show". */
export const commissionRefusals = {
  noDetails: refusal('commissions.noDetails', 'Unable to find details.'),
  noChecks: refusal('commissions.noChecks', 'No checks available.'),
  noCustomer: refusal('commissions.noCustomer', 'Customer does not exist for commission summary.'),
}
