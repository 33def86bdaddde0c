import type { ApplicationType } from '#domain/applications/kinds.ts'
import type { RefusalCode } from '#domain/contract/refusal.ts'
import { faultText, ServiceFault, type MessageId } from '#features/kit/service-fault.ts'
import type { IntlShape } from 'react-intl'

/** Refusals for which the service has one message but the forms several, because it does not know which form was used. */
const messagesOfType: Readonly<
  Partial<Record<ApplicationType, Readonly<Partial<Record<RefusalCode, MessageId>>>>>
> = {
  enroller: { 'applications.referrerUnknown': 'applications.fault.enroller' },
  sponsor: {
    'applications.referrerUnknown': 'applications.fault.noData',
    'enrollments.enrollerType': 'applications.fault.sponsorType',
  },
}

/** Message for a refused application or look-up. */
export function applicationFaultText(intl: IntlShape, error: unknown, type: ApplicationType): string {
  const code = error instanceof ServiceFault ? error.refusal : undefined
  const id = code && messagesOfType[type]?.[code]
  return id ? intl.formatMessage({ id }) : faultText(intl, error, 'shell.read.failed')
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
