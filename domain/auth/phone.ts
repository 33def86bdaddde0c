/** Codes used when the call fails or has none; never merged with the service's (shopping.md §7, decisions.md A-66). Digits without '+'. */
export const fallbackCountryCodes = ['62', '60', '61', '1', '86', '852', '853', '66', '886', '84', '856'] as const

/** Digits a mobile number has after its country code. Hong Kong and Macao: at least 8, the mainland: at least 11 (decisions.md A-61). */
export interface MobileLength { readonly min: number; readonly max: number }

const lengths: Readonly<Record<string, MobileLength>> = {
  852: { min: 8, max: 8 }, 853: { min: 8, max: 8 }, 86: { min: 11, max: 11 },
  62: { min: 9, max: 12 }, 60: { min: 9, max: 10 }, 61: { min: 9, max: 9 }, 1: { min: 10, max: 10 }, 66: { min: 9, max: 9 }, 886: { min: 9, max: 9 }, 84: { min: 9, max: 9 }, 856: { min: 9, max: 10 },
}

export const mobileLength = (countryCode: string): MobileLength => lengths[countryCode] ?? { min: 6, max: 15 }

/** What is wrong with a mobile, as the documented message it maps to; null when nothing is. */
export type MobileFault = { kind: 'empty' } | { kind: 'notDigits' } | { kind: 'atLeast8' } | { kind: 'atLeast11' } | { kind: 'exactly'; length: number } | { kind: 'between'; min: number; max: number }

/** Spaces and hyphens that people type are not part of a number; a Taiwanese or Vietnamese leading 0 neither. */
export const normaliseMobile = (countryCode: string, mobile: string): string => {
  const digits = mobile.replace(/[\s\-()]/g, '')
  return ['886', '84', '66', '61', '60', '62', '856'].includes(countryCode) ? digits.replace(/^0/, '') : digits
}

/** @param countryCode digits without '+'. Which message when: decisions.md A-61. */
export function mobileFault(countryCode: string, mobile: string): MobileFault | null {
  const digits = normaliseMobile(countryCode, mobile)
  if (!digits) return { kind: 'empty' }
  if (!/^\d+$/.test(digits)) return { kind: 'notDigits' }
  const { min, max } = mobileLength(countryCode)
  if (digits.length >= min && digits.length <= max) return null
  if (digits.length < min && min === 8) return { kind: 'atLeast8' }
  if (digits.length < min && min === 11) return { kind: 'atLeast11' }
  return min === max ? { kind: 'exactly', length: min } : { kind: 'between', min, max }
}
