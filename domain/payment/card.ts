/** A card as typed. `expiry` is 'MM/YY'. */
export interface Card {
  number: string
  name: string
  expiry: string
  cvc: string
}
export type CardFault = 'required' | 'number' | 'expiry' | 'cvc'

export const cardDigits = (number: string): string => number.replace(/[\s-]/g, '')

/** ISO/IEC 7812-1 annex B: the check digit of a card number. */
export function isCardNumber(number: string): boolean {
  const digits = cardDigits(number)
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = digits
    .split('')
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** @param today 'YYYY-MM-DD'. A card is valid through the last day of its month, and at most 20 years ahead. */
export function isCardExpiry(expiry: string, today: string): boolean {
  const match = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2})$/.exec(expiry.trim())
  if (!match) return false
  const month = `20${match[2] ?? ''}-${match[1] ?? ''}`
  return month >= today.slice(0, 7) && Number(month.slice(0, 4)) <= Number(today.slice(0, 4)) + 20
}

/** Returns every fault of a card, in the order of the form. */
export function cardFaults(card: Card, today: string): Partial<Record<keyof Card, CardFault>> {
  const faults: Partial<Record<keyof Card, CardFault>> = {}
  if (!card.number.trim()) faults.number = 'required'
  else if (!isCardNumber(card.number)) faults.number = 'number'
  if (!card.name.trim()) faults.name = 'required'
  if (!card.expiry.trim()) faults.expiry = 'required'
  else if (!isCardExpiry(card.expiry, today)) faults.expiry = 'expiry'
  if (!card.cvc.trim()) faults.cvc = 'required'
  else if (!/^\d{3,4}$/.test(card.cvc.trim())) faults.cvc = 'cvc'
  return faults
}

/** Formats a card number as printed on the card: '4111111111111111' → '4111 1111 1111 1111'. */
export const groupCardNumber = (text: string): string =>
  text
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

/** Inserts the slash of an expiry while it is typed: '1228' → '12/28'. A typed slash is kept. */
export function groupExpiry(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}
