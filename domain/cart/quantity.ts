/** Maximum quantity of a line (Magento's default, C-2.4). */
export const QUANTITY_MAX = 10_000

/** Maximum quantity of a product on one line: a membership is bought once. */
export const mostOf = (product: { readonly isMembership: boolean }): number =>
  product.isMembership ? 1 : QUANTITY_MAX

/** Validates a quantity: a whole number from 1 to QUANTITY_MAX, as a number or as digits. Returns null when it is valid. */
export function quantityFault(value: unknown): 'notANumber' | 'notWhole' | 'tooSmall' | 'tooLarge' | null {
  const number =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)
        ? Number(value)
        : Number.NaN
  if (!Number.isFinite(number)) return 'notANumber'
  if (number <= 0) return 'tooSmall'
  if (!Number.isInteger(number)) return 'notWhole'
  return number > QUANTITY_MAX ? 'tooLarge' : null
}
