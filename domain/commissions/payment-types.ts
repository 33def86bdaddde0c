/** Payment types of an associate, in display order. */
export const paymentTypes = [
  'product commission payment',
  'pack commission check',
  'product recalculation',
  'pack recalculation',
] as const
export type PaymentType = (typeof paymentTypes)[number]

/** Whether the amount of a payment type is known only after a period has closed. */
export const isRecalculation = (type: PaymentType): boolean => type.endsWith('recalculation')
