import { isJoiningMembership, MEMBERSHIP_RENEWAL_SKU } from '../catalogue/membership-skus.ts'

/** Why a person cannot buy a membership. */
export type MembershipRefusal = 'associateAlready' | 'notAssociate'

/**
 * Whether a group may buy a product as far as memberships are concerned: preferred customers join, associates
 * renew. A guest may add either to a cart; the group is known once they sign in to order.
 * @param group in lower case
 * @returns null when they may
 */
export function membershipRefusal(sku: string, group: string): MembershipRefusal | null {
  if (group === 'associate' && isJoiningMembership(sku)) return 'associateAlready'
  return group === 'preferred' && sku === MEMBERSHIP_RENEWAL_SKU ? 'notAssociate' : null
}
