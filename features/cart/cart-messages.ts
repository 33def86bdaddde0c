import { ServiceFault } from '#features/kit/service-fault.ts'

/** Message ids of the texts that shopping.md §8 gives for a failed change of the cart. */
export type CartFaultText = 'cart.fault.notEnough' | 'cart.fault.outOfStock' | 'cart.fault.unknown'

const notEnough = /requested qty is not available|not enough items for sale|^only .+ of .+ available|exceeds the maximum qty/i
const outOfStock = /product is out of stock|trying to add is not available/i

/**
 * What a person is told when the cart could not be changed: the service's sentence, the shop's own text where the
 * catalogue has one for that condition, else the unknown-error text (shopping.md §8, contract.md §2.4).
 */
export function cartFault(error: unknown): { text: string } | { id: CartFaultText } {
  if (!(error instanceof ServiceFault) || error.message === '' || error.kind === 'shape') return { id: 'cart.fault.unknown' }
  if (notEnough.test(error.message)) return { id: 'cart.fault.notEnough' }
  if (outOfStock.test(error.message)) return { id: 'cart.fault.outOfStock' }
  return { text: error.message }
}
