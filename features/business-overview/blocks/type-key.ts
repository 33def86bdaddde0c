import type { PaymentType } from '#domain/commissions/payment-types.ts'

const keys = {
  'product commission payment': 'product',
  'pack commission check': 'pack',
  'product recalculation': 'productRecalculation',
  'pack recalculation': 'packRecalculation',
} as const satisfies Record<PaymentType, string>

/** The last part of the message ids about a payment type. */
export const typeKey = (type: PaymentType): (typeof keys)[PaymentType] => keys[type]
