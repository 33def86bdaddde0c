import { refusal } from '../contract/refusal.ts'

/** Refusals of a payout account. */
export const payoutRefusals = {
  usernameTaken: refusal('payouts.usernameTaken', 'UserName already exists.'),
  emailTaken: refusal('customers.emailTaken', 'Email address already exists.'),
  declined: refusal('payouts.failed', 'The application for a payout account was declined.'),
  active: refusal('payouts.failed', 'The payout account is already active.'),
  pending: refusal('payouts.failed', 'The application for a payout account is already being processed.'),
  weeklyNeedsAccount: refusal('payouts.failed', 'Weekly pay needs an active payout account.'),
  changeRefused: refusal('payouts.failed', 'The payout provider refused the change.'),
  notAssociate: refusal('payouts.failed', 'Only associates have a payout account.'),
  noProvider: refusal('payouts.failed', 'No payout provider is connected.'),
}
