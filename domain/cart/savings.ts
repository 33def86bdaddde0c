import type { Minor } from '../money/money.ts'
import type { CartLineView } from './cart-view.ts'

/** Total savings from special prices, in cents. */
export const savedMinor = (lines: readonly Pick<CartLineView, 'wasMinor' | 'rowMinor'>[]): Minor =>
  lines.reduce((sum, { wasMinor, rowMinor }) => sum + (wasMinor === undefined ? 0 : wasMinor - rowMinor), 0)
