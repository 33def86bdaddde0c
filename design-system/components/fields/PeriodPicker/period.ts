/** A business period is a calendar month, written YYYYMM. */
const form = /^(\d{4})(0[1-9]|1[0-2])$/

/** Returns year and month (1 to 12), or undefined if the text is not YYYYMM. */
export function readPeriod(period: string): { year: number; month: number } | undefined {
  const parts = form.exec(period)
  return parts ? { year: Number(parts[1]), month: Number(parts[2]) } : undefined
}

/**
 * Capitalises a month that stands alone: "Tháng 11 năm 2026". Of the shop's languages only Vietnamese writes months small
 * inside a sentence.
 */
export const capitaliseMonth = (month: string, locale: string): string =>
  locale === 'vi' ? month.charAt(0).toUpperCase() + month.slice(1) : month

function move(period: string, months: number): string {
  const read = readPeriod(period)
  if (!read) return period
  const count = read.year * 12 + read.month - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}${String((count % 12) + 1).padStart(2, '0')}`
}

/** Returns the previous month: `202401` → `202312`. */
export const previousPeriod = (period: string): string => move(period, -1)

/** Returns the next month: `202312` → `202401`. */
export const nextPeriod = (period: string): string => move(period, 1)
