import { levelIds } from '#domain/commissions/levels.ts'
import type { PaymentType } from '#domain/commissions/payment-types.ts'
import type { IntlShape } from 'react-intl'

/** Returns a level as text; one that only another service knows is shown as received. */
export function levelText(intl: IntlShape, level: string): string {
  const known = levelIds.find((id) => id === level)
  return known ? intl.formatMessage({ id: `business.level.${known}` }) : level
}

const typeIds = {
  'product commission payment': 'business.type.product',
  'pack commission check': 'business.type.pack',
  'product recalculation': 'business.type.productRecalculation',
  'pack recalculation': 'business.type.packRecalculation',
} as const satisfies Record<PaymentType, string>

/** Returns a payment type as text. */
export const typeText = (intl: IntlShape, type: PaymentType): string =>
  intl.formatMessage({ id: typeIds[type] })
