import { cartRefusals } from '#domain/cart/refusals.ts'
import { mostOf, QUANTITY_MAX, quantityFault } from '#domain/cart/quantity.ts'
import { invalidValue, refuse } from '#service/http/fault.ts'

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
      throw refuse(cartRefusals.decimalQuantity)
    default:
      throw invalidValue('qty', shown(value))
  }
}

const tooMany = () => refuse(cartRefusals.tooMany)

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
