import type { UplineRole } from '#domain/enrollments/schema.ts'
import { RESEND_WAIT_MINUTES } from '#domain/enrollments/resend.ts'
import type { RefusalCode } from '#domain/contract/refusal.ts'
import { faultText, ServiceFault, type MessageId } from '#features/kit/service-fault.ts'
import type { IntlShape } from 'react-intl'

/** The field that a refusal concerns; null for the whole invitation. */
export type InviteField = UplineRole | 'email' | 'mobile' | 'adult'

/** The field that a refusal concerns, and its message. */
const known: Readonly<Partial<Record<RefusalCode, readonly [InviteField | null, MessageId]>>> = {
  'customers.emailTaken': ['email', 'enrollments.refused.emailTaken'],
  'customers.sponsorUpline': ['sponsor', 'enrollments.refused.upline'],
  'customers.sponsorUnknown': [null, 'enrollments.refused.unknown'],
  'enrollments.enrollerType': ['enroller', 'enrollments.refused.enrollerType'],
  'enrollments.sponsorType': ['sponsor', 'enrollments.refused.sponsorType'],
  // at the first of the two fields: it names both
  'enrollments.line': ['enroller', 'enrollments.refused.line'],
  'enrollments.declined': [null, 'enrollments.refused.declined'],
  'enrollments.later': [null, 'enrollments.refused.later'],
  'enrollments.tooSoon': [null, 'enrollments.refused.tooSoon'],
  'enrollments.registered': [null, 'enrollments.refused.registered'],
  'enrollments.minor': ['adult', 'enrollments.refused.minor'],
  'auth.referrerMobile': ['mobile', 'enrollments.refused.mobile'],
}

/** Returns the field and the message of a refused search, invitation or SMS. */
export function readRefusal(intl: IntlShape, error: unknown): { field: InviteField | null; text: string } {
  const match = error instanceof ServiceFault && error.refusal && known[error.refusal]
  if (match)
    return { field: match[0], text: intl.formatMessage({ id: match[1] }, { minutes: RESEND_WAIT_MINUTES }) }
  return { field: null, text: faultText(intl, error, 'enrollments.refused.later') }
}
