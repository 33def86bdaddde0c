/** The most pieces of a line (Magento's default, contract.md §2.4). */
export const QUANTITY_MAX = 10_000

/** What is wrong with a quantity: a whole number from 1 to QUANTITY_MAX is wanted, as a number or as its digits; null when nothing is. */
export function quantityFault(value: unknown): 'notANumber' | 'notWhole' | 'tooSmall' | 'tooLarge' | null {
  const number = typeof value === 'number' ? value : typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN
  if (!Number.isFinite(number)) return 'notANumber'
  if (number <= 0) return 'tooSmall'
  if (!Number.isInteger(number)) return 'notWhole'
  return number > QUANTITY_MAX ? 'tooLarge' : null
}
