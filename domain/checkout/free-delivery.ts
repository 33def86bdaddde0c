import type { Minor } from '../money/money.ts'

/** Values of goods from which delivery in Hong Kong is free: to a pick-up point or locker, and to the door. */
export const FREE_DELIVERY_HK: { readonly pickUp: Minor; readonly door: Minor } = {
  pickUp: 30_000,
  door: 50_000,
}

/** Progress of a cart towards free delivery. */
export interface FreeDelivery {
  /** The next goal: `pickUp` or `door` is still to be reached; `done` means free to the door. */
  readonly next: 'pickUp' | 'door' | 'done'
  /** Amount missing, in cents. */
  readonly missingMinor: Minor
}

/**
 * @param goodsMinor value of the goods before coupons, in cents
 * @param doorMinor from where delivery to the door is free
 * @param pickUpMinor from where pick-up is free; leave out unless it is lower
 */
export function freeDelivery(goodsMinor: Minor, doorMinor: Minor, pickUpMinor?: Minor): FreeDelivery {
  if (goodsMinor >= doorMinor) return { next: 'done', missingMinor: 0 }
  if (pickUpMinor !== undefined && goodsMinor < pickUpMinor)
    return { next: 'pickUp', missingMinor: pickUpMinor - goodsMinor }
  return { next: 'door', missingMinor: doorMinor - goodsMinor }
}
