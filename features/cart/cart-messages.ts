import { faultText, ServiceFault } from '#features/kit/service-fault.ts'
import type { IntlShape } from 'react-intl'

/**
 * Message for a failed change of the cart: the shop's own text for that refusal if there is one, otherwise the
 * service's sentence, otherwise the unknown-error text (R-533 to R-535, C-2.4).
 */
export function cartFault(intl: IntlShape, error: unknown): string {
  const refusal = error instanceof ServiceFault ? error.refusal : undefined
  if (refusal === 'cart.notEnough') return intl.formatMessage({ id: 'cart.fault.notEnough' })
  if (refusal === 'cart.outOfStock') return intl.formatMessage({ id: 'cart.fault.outOfStock' })
  return faultText(intl, error, 'cart.fault.unknown')
}
