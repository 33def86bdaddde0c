import { mostOf, QUANTITY_MAX, quantityFault } from '#domain/cart/quantity.ts'
import { fault, invalidValue } from '#service/http/fault.ts'

const shown = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')).slice(0, 40)

/**
 * Reads a quantity from a request. Only JSON numbers are accepted; '1' is refused.
 * @throws Fault 400 with the messages of C-2.4
 */
export function checkedQuantity(value: unknown): number {
  const wrong = typeof value === 'number' ? quantityFault(value) : 'notANumber'
  switch (wrong) {
    case null:
      return value as number
    case 'tooLarge':
      throw tooMany()
    case 'notWhole':
      throw fault(400, 'You cannot use decimal quantity for this product.')
    default:
      throw invalidValue('qty', shown(value))
  }
}

const tooMany = () => fault(400, 'The requested qty exceeds the maximum qty allowed in shopping cart')

/** @throws Fault 400 when the quantity exceeds the limit of a line */
export function refuseMoreThanMost(product: { readonly isMembership: boolean }, qty: number): void {
  if (qty > mostOf(product)) throw tooMany()
}

/**
 * Adds two quantities of a line.
 * @throws Fault 400 above the maximum quantity of a line
 */
export function summedQuantity(before: number, added: number): number {
  if (before + added > QUANTITY_MAX) throw tooMany()
  return before + added
}
