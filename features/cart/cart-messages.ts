import { faultText, ServiceFault } from '#features/kit/service-fault.ts'
import type { IntlShape } from 'react-intl'

const notEnough = /requested qty is not available|not enough items for sale|^only .+ of .+ available|exceeds the maximum qty/i
const outOfStock = /product is out of stock|trying to add is not available/i

/**
 * What a person is told when the cart could not be changed: the service's sentence, the shop's own text where the
 * catalogue has one for that condition, else the unknown-error text (shopping.md §8, contract.md §2.4).
 */
export function cartFault(intl: IntlShape, error: unknown): string {
  const message = error instanceof ServiceFault && error.kind === 'http' ? error.message : ''
  if (notEnough.test(message)) return intl.formatMessage({ id: 'cart.fault.notEnough' })
  if (outOfStock.test(message)) return intl.formatMessage({ id: 'cart.fault.outOfStock' })
  return faultText(intl, error, 'cart.fault.unknown')
}
