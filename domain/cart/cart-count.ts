import type { Cart } from './schema.ts'

/** Number of pieces in a cart, for the badge. */
export const cartCount = (cart: Cart | null | undefined): number =>
  (cart?.items ?? []).reduce((sum, item) => sum + item.qty, 0)
