import { refusal } from '../contract/refusal.ts'

const invitationSentence = 'This invitation is invalid or has expired, please request a new one.'

/** Refusals of an invitation, and of the accounts above a newcomer. */
export const enrollmentRefusals = {
  /** The sentence does not say whether the link is unknown, used or expired. */
  invitation: refusal('invitation', invitationSentence),
  invitationMissing: refusal('invitation', invitationSentence, 404),
  notAssociate: refusal('associatesInvite', 'Only associates can invite people.', 403),
  emailTaken: refusal('customers.emailTaken', 'Email address already exists'),
  minor: refusal('enrollments.minor', 'Please confirm that the person you invite is 18 or older.'),
  declined: refusal('enrollments.declined', 'Your submission has been declined, please verify your input'),
  later: refusal('enrollments.later', 'Something went wrong. Please try again later.'),
  tooSoon: refusal('enrollments.tooSoon', 'Invitation was sent less than %1 minutes ago.'),
  registered: refusal('enrollments.registered', 'The invitee has already registered.'),
  enrollerType: refusal(
    'enrollments.enrollerType',
    'User type does not match; only associate accounts can be used as enrollers.',
  ),
  sponsorType: refusal(
    'enrollments.sponsorType',
    'User type does not match; only associate accounts can be used as sponsors.',
  ),
  upline: refusal('customers.sponsorUpline', "The enroller is not in the sponsor's upline."),
  line: refusal(
    'enrollments.line',
    'The enroller and the sponsor must be you or associates below you in your team.',
  ),
}
