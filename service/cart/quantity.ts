import { QUANTITY_MAX, quantityFault } from '#domain/cart/quantity.ts'
import { fault, invalidValue } from '#service/http/fault.ts'

const shown = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')).slice(0, 40)

/**
 * A quantity out of a request. Only JSON numbers count: '1' is refused too (quality.md "Security").
 * @throws Fault 400 with the texts of contract.md §2.4
 */
export function checkedQuantity(value: unknown): number {
  const wrong = typeof value === 'number' ? quantityFault(value) : 'notANumber'
  switch (wrong) {
    case null: return value as number
    case 'tooLarge': throw tooMany()
    case 'notWhole': throw fault(400, 'You cannot use decimal quantity for this product.')
    default: throw invalidValue('qty', shown(value))
  }
}

const tooMany = () => fault(400, 'The requested qty exceeds the maximum qty allowed in shopping cart')

/** The sum of two quantities on one line. @throws Fault 400 above the largest quantity of a line */
export function summedQuantity(before: number, added: number): number {
  if (before + added > QUANTITY_MAX) throw tooMany()
  return before + added
}
