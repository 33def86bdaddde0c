import { refusal } from '../contract/refusal.ts'

/** Refusals of a change of the favourites. */
export const favouriteRefusals = {
  full: refusal('favourites.full', 'Your list of favourites is full.'),
  outOfStock: refusal('cart.outOfStock', "Out of stock product(s) can't be added to cart."),
  membership: refusal('favourites.membership', 'Membership products cannot be added to favourites.'),
}
