import { refusal } from '../contract/refusal.ts'

/** Refusals of a look-up in the catalogue, and of a reminder. */
export const catalogueRefusals = {
  productMissing: refusal(
    'missing',
    "The product that was requested doesn't exist. Verify the product and try again.",
    404,
  ),
  attributeMissing: refusal(
    'missing',
    `The attribute with a "%1" attributeCode doesn't exist. Verify the attribute and try again.`,
    404,
  ),
  sortUnknown: refusal('invalid', 'The "%1" attribute name is invalid. Reset the name and try again.'),
  inStock: refusal('inStock', 'This product is in stock. You can buy it now.'),
}
