import type {
  ApplicationStatus,
  ApplicationType,
  replenishmentTypes,
  UserType,
} from '#domain/applications/kinds.ts'
import type { IntlShape } from 'react-intl'

/** Returns a type of application as text. */
export const typeText = (intl: IntlShape, type: ApplicationType): string =>
  intl.formatMessage({ id: `applications.type.${type}` })

/** Returns a status of an application as text. */
export const statusText = (intl: IntlShape, status: ApplicationStatus): string =>
  intl.formatMessage({ id: `applications.status.${status}` })

/** Returns the reason of a replenishment as text. */
export const replenishmentText = (intl: IntlShape, reason: (typeof replenishmentTypes)[number]): string =>
  intl.formatMessage({ id: `applications.replenishment.${reason}` })

/** Returns the type of the person who applies as text. */
export const userTypeText = (intl: IntlShape, type: UserType): string =>
  intl.formatMessage({ id: `applications.userType.${type}` })
