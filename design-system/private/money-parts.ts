/** The parts of an amount in HKD, so that each can have its own size. */
export interface MoneyParts { sign: string, currency: string, whole: string, cents: string }

/** @param minor cents, a safe integer. The minus is U+2212, so that it lines up with figures. */
export function moneyParts(minor: number): MoneyParts {
  // Better no amount than a wrong one.
  if (!Number.isFinite(minor)) return { sign: '', currency: 'HK$', whole: '\u2013', cents: '' }
  const rounded = Math.round(minor)
  const cents = Math.abs(rounded)
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  return { sign: rounded < 0 ? '\u2212' : '', currency: 'HK$', whole, cents: `.${String(cents % 100).padStart(2, '0')}` }
}

/** `HK$1,234.50`; with `short`, whole dollars lose their `.00`. */
export function moneyText(minor: number, { short = false } = {}): string {
  const { sign, currency, whole, cents } = moneyParts(minor)
  return `${sign}${currency}${whole}${short && cents === '.00' ? '' : cents}`
}
