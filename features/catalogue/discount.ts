import type { Minor } from '#domain/money/money.ts'

/**
 * A price reduction: the saving in whole percent and, as Chinese puts it, the price in tenths of the old one ("8.1折").
 */
export interface Discount {
  saved: Minor
  percent: number
  tenths: number
}

/** Returns the figure on the card: Chinese states the share that is paid, other languages the saving. */
export const discountFigure = (discount: Discount, locale: string): number =>
  locale.startsWith('zh') ? discount.tenths : discount.percent

/** Returns the associate's price if it is lower than the visitor's own. */
export const lowerForAssociates = ({
  associateMinor,
  finalMinor,
}: {
  associateMinor: Minor | undefined
  finalMinor: Minor
}): Minor | undefined =>
  associateMinor !== undefined && associateMinor < finalMinor ? associateMinor : undefined

/** Returns null if the saving is less than one percent. */
export function discountOf(before: Minor, now: Minor): Discount | null {
  if (!(before > 0) || now >= before || now < 0) return null
  // rounded down, so that a card never promises more than the real saving
  const percent = Math.floor(((before - now) / before) * 100)
  return percent < 1 ? null : { saved: before - now, percent, tenths: Math.round((now / before) * 100) / 10 }
}
