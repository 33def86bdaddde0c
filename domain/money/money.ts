/** Money is an integer number of minor units (cents of HKD) inside the product. Decimals exist only on the wire. */
export type Minor = number

export const CURRENCY_PREFIX = 'HK$'

/** Parses a decimal of the wire to minor units, half away from zero. Text that is not a number counts as 0. */
export function toMinor(decimal: number | string | null | undefined): Minor {
  const value = Number(decimal ?? 0)
  if (!Number.isFinite(value)) return 0
  // By way of a decimal text, because 1.005 * 100 is 100.49999999999999 in binary.
  const cents = Number(`${Math.abs(value).toFixed(8)}e2`)
  const rounded = Math.round(Number(cents.toFixed(6))) * Math.sign(value)
  return rounded === 0 ? 0 : rounded
}

/** Minor units → the decimal of the wire. */
export const toDecimal = (minor: Minor): number => minor / 100

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** 'HK$1,234.50', '-HK$1.00'. The same in every language: number format en-US. */
export function formatMoney(minor: Minor): string {
  const whole = Number.isFinite(minor) ? Math.round(Math.abs(minor)) : 0
  const sign = minor < 0 && whole > 0 ? '-' : ''
  return `${sign}${CURRENCY_PREFIX}${grouped(String(Math.floor(whole / 100)))}.${String(whole % 100).padStart(2, '0')}`
}

/** Loyalty points are integers of a ten-thousandth; shown with 4 decimals: '1,234.5678'. */
export function formatLoyalty(tenThousandths: number): string {
  const value = Number.isFinite(tenThousandths) ? Math.round(Math.abs(tenThousandths)) : 0
  return `${tenThousandths < 0 && value > 0 ? '-' : ''}${grouped(String(Math.floor(value / 10_000)))}.${String(value % 10_000).padStart(4, '0')}`
}

/** A whole percentage of an amount, half away from zero. All discounts are computed here. */
export const percentOf = (minor: Minor, percent: number): Minor =>
  Math.sign(minor) * Math.round((Math.abs(minor) * percent) / 100)
