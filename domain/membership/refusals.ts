import { refusal } from '../contract/refusal.ts'

/** Refusals of a membership that a group may not buy. */
export const membershipRefusals = {
  associateAlready: refusal(
    'associateAlready',
    'You are an associate already: renew your membership instead.',
  ),
  notAssociate: refusal('associatesRenew', 'Only associates can renew a membership.'),
}
