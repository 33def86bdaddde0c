import { refusal } from '../contract/refusal.ts'

/** Refusals of a delivery, a balance or an order (C-2.4, C-2.6, C-4.1). */
export const checkoutRefusals = {
  addressMissing: refusal('address', 'The shipping address is missing. Set the address and try again.'),
  addressWrong: refusal('address', 'Please check the shipping address information. %1'),
  addressUnsaved: refusal('address', 'The shipping information was unable to be saved. Error: "%message"'),
  methodMissing: refusal(
    'delivery',
    'The shipping method is missing. Select the shipping method and try again.',
  ),
  noSuchMethod: refusal('delivery', 'Carrier with such method not found: %1, %2', 404),
  cartEmpty: refusal(
    'cartEmpty',
    "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
  ),
  termsNotAccepted: refusal(
    'orderTerms',
    "The order wasn't placed. First, agree to the terms and conditions, then try placing your order again.",
  ),
  orderStopped: refusal(
    'order',
    'A server error stopped your order from being placed. Please try to place your order again.',
  ),
  keyReused: refusal('order', 'The idempotency key was already used for another request.', 409),
  /** The total is not the expected one; %1 is the current total, a decimal of HKD. */
  totalChanged: refusal(
    'checkout.totalChanged',
    'The total of the order is now %1. Check it and place the order again.',
    409,
  ),
  points: refusal('points', 'Loyalty points cannot be used for this cart.'),
  credit: refusal('credit', 'The payout balance cannot be used for this cart.'),
}
