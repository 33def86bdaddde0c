import type { UplineRole } from '#domain/enrollments/schema.ts'
import type { RefusalCode } from '#domain/contract/refusal.ts'
import { faultText, ServiceFault } from '#features/kit/service-fault.ts'
import type { IntlShape } from 'react-intl'

/** The field that a refusal concerns; null for the whole invitation. */
export type InviteField = UplineRole | 'email' | 'mobile' | 'adult'

/** The field that a refusal concerns. */
const fieldOf: Readonly<Partial<Record<RefusalCode, InviteField>>> = {
  'customers.emailTaken': 'email',
  'customers.sponsorUpline': 'sponsor',
  'enrollments.enrollerType': 'enroller',
  'enrollments.sponsorType': 'sponsor',
  // at the first of the two fields: it names both
  'enrollments.line': 'enroller',
  'enrollments.minor': 'adult',
  'auth.mobile': 'mobile',
  'auth.referrerMobile': 'mobile',
}

/** Returns the field and the message of a refused search, invitation or SMS. */
export function readRefusal(intl: IntlShape, error: unknown): { field: InviteField | null; text: string } {
  const field = error instanceof ServiceFault && error.refusal ? fieldOf[error.refusal] : undefined
  return { field: field ?? null, text: faultText(intl, error, 'enrollments.refused.later') }
}
