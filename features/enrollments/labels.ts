import type { InvitationStatus } from '#domain/enrollments/invitation-statuses.ts'
import type { IntlShape } from 'react-intl'

/** Returns a status of an invitation as text. */
export const statusText = (intl: IntlShape, status: InvitationStatus): string =>
  intl.formatMessage({ id: `enrollments.status.${status}` })

/** Explains a status of an invitation. */
export const statusMeaning = (intl: IntlShape, status: InvitationStatus): string =>
  intl.formatMessage({ id: `enrollments.meaning.${status}` })
