import type { Cart } from '../cart/schema.ts'
import type { Minor } from '../money/money.ts'
import {
  creditObstacle,
  loyaltyObstacle,
  type CreditObstacle,
  type LoyaltyCart,
  type LoyaltyObstacle,
} from './eligibility.ts'
import type { TenThousandths } from './points.ts'

/** The customer's balances and how the cart uses them. */
export interface Balances {
  points: TenThousandths
  credit: Minor
  /** Whether points pay for the cart. */
  usesPoints: boolean
  /** Amount of the cart paid with payout credit; above 0 it is in use. */
  usedCredit: Minor
}

/**
 * State of a balance at checkout: not offered, in use, available, or unavailable with the reason. `total`: the totals
 * are still loading.
 */
export type Choice<Obstacle> =
  | { kind: 'hidden' }
  | { kind: 'used' }
  | { kind: 'free' }
  | { kind: 'blocked'; by: Obstacle | 'total' }

const linesOf = (cart: Cart): LoyaltyCart['lines'] =>
  (cart.items ?? []).map(({ extension_attributes: more }) => ({
    isMembership: more?.is_membership === true,
    canUseLoyalty: more?.can_use_loyalty !== '0',
  }))

/**
 * How loyalty points are offered for a cart; the service refuses by the same rule.
 * @param subtotalMinor the goods, in cents; undefined until the totals have loaded
 */
export function pointsChoice(
  cart: Cart,
  { points, usesPoints, usedCredit }: Balances,
  subtotalMinor: Minor | undefined,
): Choice<LoyaltyObstacle> {
  if (usesPoints) return { kind: 'used' }
  if (points <= 0) return { kind: 'hidden' }
  if (subtotalMinor === undefined) return { kind: 'blocked', by: 'total' }
  const lines = linesOf(cart)
  // A service may mark the cart instead of its lines.
  const hasMembership = cart.extension_attributes?.contains_membership_item === true
  const marked = hasMembership ? [...lines, { isMembership: true, canUseLoyalty: true }] : lines
  const obstacle = loyaltyObstacle({ lines: marked, usesIPayout: usedCredit > 0 }, points, subtotalMinor)
  return obstacle ? { kind: 'blocked', by: obstacle } : { kind: 'free' }
}

/** How payout credit is offered for a cart; the service refuses by the same rule. */
export function creditChoice(
  cart: Cart,
  { credit, usesPoints, usedCredit }: Balances,
  subtotalMinor: Minor | undefined,
): Choice<CreditObstacle> {
  if (usedCredit > 0) return { kind: 'used' }
  if (credit <= 0) return { kind: 'hidden' }
  if (subtotalMinor === undefined) return { kind: 'blocked', by: 'total' }
  const obstacle = creditObstacle(
    { isEmpty: (cart.items ?? []).length === 0, usesLoyalty: usesPoints },
    credit,
  )
  return obstacle ? { kind: 'blocked', by: obstacle } : { kind: 'free' }
}
