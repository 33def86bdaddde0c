import type { ApplicationType } from '#domain/applications/kinds.ts'
import { faultText, ServiceFault, type MessageId } from '#features/kit/service-fault.ts'
import type { IntlShape } from 'react-intl'

/** Messages for refused applications, by refusal code. */
const messages: Readonly<Record<string, MessageId>> = {
  'applications.noData': 'applications.fault.noData',
  'applications.referralMismatch': 'applications.fault.referralMismatch',
  'applications.sponsorMismatch': 'applications.fault.sponsorMismatch',
  'applications.account': 'applications.fault.account',
  'applications.enroller': 'applications.fault.enroller',
  'applications.referrerUnknown': 'applications.fault.referrerUnknown',
  'applications.order': 'applications.fault.order',
  'applications.below': 'applications.fault.below',
  'applications.emailMissing': 'applications.email.copy',
  'applications.closed': 'applications.closed.title',
  'applications.referrerOnce': 'applications.policy.referrerOnce',
  'applications.otherMonth': 'applications.policy.thisMonth',
  'applications.replenished': 'applications.fault.replenished',
  'applications.quantity': 'applications.fault.quantity',
  'applications.returned': 'applications.fault.returned',
  'applications.orderRefunded': 'applications.fault.orderRefunded',
  'applications.orderUnpaid': 'applications.fault.orderUnpaid',
  'applications.photos': 'applications.photos.missing',
  'enrollments.enrollerType': 'applications.fault.enrollerType',
  'enrollments.sponsorType': 'applications.fault.sponsorType',
  'customers.sponsorUpline': 'applications.fault.upline',
  'customers.emailTaken': 'forms.validation.emailTaken',
  'auth.mobileTaken': 'forms.validation.mobileTaken',
}

/** Refusals for which the service has one message but the forms several, because it does not know which form was used. */
const messagesOfType: Readonly<Partial<Record<ApplicationType, Readonly<Record<string, MessageId>>>>> = {
  enroller: { 'applications.referrerUnknown': 'applications.fault.enroller' },
  sponsor: {
    'applications.referrerUnknown': 'applications.fault.noData',
    'enrollments.enrollerType': 'applications.fault.sponsorType',
  },
}

/** Message for a refused application or look-up. */
export function applicationFaultText(intl: IntlShape, error: unknown, type: ApplicationType): string {
  const code = error instanceof ServiceFault ? error.refusal : undefined
  const id = code && (messagesOfType[type]?.[code] ?? messages[code])
  // The service's sentence has a number for some; the form has shown it at the field.
  return id ? intl.formatMessage({ id }, { n: 0 }) : faultText(intl, error, 'shell.read.failed')
}

/** Message for a number that nobody has, or an answer without data. */
export const noDataText = (intl: IntlShape): string => intl.formatMessage({ id: 'applications.fault.noData' })

const isEmpty = (error: unknown) => error instanceof ServiceFault && error.kind === 'shape'
const isMissing = (error: unknown) => error instanceof ServiceFault && error.status === 404

/** Message for an account that could not be looked up. */
export function accountFaultText(intl: IntlShape, error: unknown, type: ApplicationType): string {
  if (isMissing(error) && type === 'referrer')
    return intl.formatMessage({ id: 'applications.fault.referrerUnknown' })
  return isMissing(error) || isEmpty(error) ? noDataText(intl) : applicationFaultText(intl, error, type)
}

/** Message for an order that could not be looked up. */
export const orderFaultText = (intl: IntlShape, error: unknown, type: ApplicationType): string =>
  isMissing(error) || isEmpty(error)
    ? intl.formatMessage({ id: 'applications.fault.order' })
    : applicationFaultText(intl, error, type)
