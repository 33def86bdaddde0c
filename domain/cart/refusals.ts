import { refusal } from '../contract/refusal.ts'

/** Refusals of a change of the cart (C-1.6, C-2.4). */
export const cartRefusals = {
  outOfStock: refusal('cart.outOfStock', 'Product that you are trying to add is not available.'),
  notEnough: refusal('cart.notEnough', 'The requested qty is not available'),
  tooMany: refusal('cart.notEnough', 'The requested qty exceeds the maximum qty allowed in shopping cart'),
  decimalQuantity: refusal('cart.wholeNumber', 'You cannot use decimal quantity for this product.'),
  optionsMissing: refusal('options', 'You need to choose options for your item.'),
  optionsIncomplete: refusal('options', 'Please select all required options.'),
  optionsUnavailable: refusal('optionsGone', 'The required options you selected are not available.'),
  full: refusal('cart.full', "The quote couldn't be saved."),
  feeNotWaived: refusal('cart.feeNotWaived', 'The registration fee is not waived for this cart.'),
  noActiveCart: refusal('missing', 'Current customer does not have an active cart.', 404),
  noSuchItem: refusal('missing', "The %1 Cart doesn't contain the %2 item.", 404),
  otherCustomer: refusal(
    'generic',
    "You don't have the correct permissions to assign the customer to the cart.",
  ),
  otherStore: refusal(
    'missing',
    "The customer can't be assigned to the cart. The cart belongs to a different store.",
  ),
}
