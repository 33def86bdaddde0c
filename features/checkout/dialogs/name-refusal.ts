import type { RefusalCode } from '#domain/contract/refusal.ts'
import { faultText, ServiceFault, type MessageId } from '#features/kit/service-fault.ts'
import type { IntlShape } from 'react-intl'

const messages: Readonly<Partial<Record<RefusalCode, MessageId>>> = {
  'customers.sponsorUpline': 'checkout.name.error.upline',
  'customers.sponsorPreferred': 'checkout.name.error.preferred',
  'customers.sponsorUnknown': 'checkout.name.error.noAssociate',
  'customers.emailTaken': 'checkout.name.error.emailTaken',
  invalid: 'checkout.name.error.invalid',
  passwordWrong: 'checkout.name.error.password',
}

/** Returns why a name was not confirmed (R-361 to R-365; refusals of C-5.1). */
export function nameRefusal(intl: IntlShape, error: unknown): string {
  const id = error instanceof ServiceFault && error.refusal ? messages[error.refusal] : undefined
  return id ? intl.formatMessage({ id }) : faultText(intl, error, 'checkout.place.failed')
}
