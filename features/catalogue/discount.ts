import type { Minor } from '#domain/money/money.ts'

/** How much lower a price is: what is saved, in whole percents, and as Chinese says it, in tenths of the old price ("8.1折"). */
export interface Discount { saved: Minor; percent: number; tenths: number }

/** The figure a language puts on the card: Chinese counts what is paid, the others what is saved. */
export const discountFigure = (discount: Discount, locale: string): number => (locale.startsWith('zh') ? discount.tenths : discount.percent)

/** The associate's price, where it is lower than what the visitor pays anyway. */
export const lowerForAssociates = ({ associateMinor, finalMinor }: { associateMinor: Minor | undefined; finalMinor: Minor }): Minor | undefined =>
  associateMinor !== undefined && associateMinor < finalMinor ? associateMinor : undefined

/** null where nothing, or less than one percent, is saved. */
export function discountOf(before: Minor, now: Minor): Discount | null {
  if (!(before > 0) || now >= before || now < 0) return null
  // rounded down: a card never promises more than is saved
  const percent = Math.floor(((before - now) / before) * 100)
  return percent < 1 ? null : { saved: before - now, percent, tenths: Math.round((now / before) * 100) / 10 }
}
