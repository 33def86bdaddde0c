import { typedIdentifier } from '../validation/typed-text.ts'
import { ownValue } from '../contract/own-value.ts'

/**
 * Fallback country codes for when the call fails or returns none; never merged with the service's. Digits
 * without '+'.
 */
export const fallbackCountryCodes = [
  '62',
  '60',
  '61',
  '1',
  '86',
  '852',
  '853',
  '66',
  '886',
  '84',
  '856',
] as const

/** Country code to preselect: `wanted` if it is offered, otherwise Hong Kong's, otherwise the first. */
export const offeredCountryCode = (offered: readonly string[], wanted: string): string =>
  offered.length === 0 || offered.includes(wanted)
    ? wanted
    : offered.includes('852')
      ? '852'
      : (offered[0] ?? wanted)

/** Digits a mobile number has after its country code. Hong Kong and Macao: at least 8, the mainland: at least 11. */
interface MobileLength {
  readonly min: number
  readonly max: number
}

const lengths: Readonly<Record<string, MobileLength>> = {
  852: { min: 8, max: 8 },
  853: { min: 8, max: 8 },
  86: { min: 11, max: 11 },
  62: { min: 9, max: 12 },
  60: { min: 9, max: 10 },
  61: { min: 9, max: 9 },
  1: { min: 10, max: 10 },
  66: { min: 9, max: 9 },
  886: { min: 9, max: 9 },
  84: { min: 9, max: 9 },
  856: { min: 9, max: 10 },
}

const mobileLength = (countryCode: string): MobileLength =>
  ownValue(lengths, countryCode) ?? { min: 6, max: 15 }

/** Returns what is wrong with a mobile, as the documented message; null when it is valid. */
export type MobileFault =
  | { kind: 'empty' }
  | { kind: 'notDigits' }
  | { kind: 'atLeast8' }
  | { kind: 'atLeast11' }
  | { kind: 'exactly'; length: number }
  | { kind: 'between'; min: number; max: number }

/**
 * Removes what people paste and type but is not part of a number: invisible characters, spaces, hyphens, dots and
 * brackets, the country code with its plus sign, and the leading 0 of Taiwanese and Vietnamese numbers.
 */
export const normaliseMobile = (countryCode: string, mobile: string): string => {
  const typed = typedIdentifier(mobile).replace(/[\s\-().\u2010-\u2015\u2212]/g, '')
  const digits = typed.startsWith(`+${countryCode}`) ? typed.slice(countryCode.length + 1) : typed
  return ['886', '84', '66', '61', '60', '62', '856'].includes(countryCode)
    ? digits.replace(/^0/, '')
    : digits
}

/**
 * Every mobile, with its country code, that a run of digits can mean: `85251000001` means one, `51000001` one in Hong
 * Kong or one in Macao.
 */
export const mobilesOf = (digits: string): string[] => {
  if (!/^\d+$/.test(digits)) return []
  const isMobile = (code: string, number: string) => number !== '' && mobileFault(code, number) === null
  const whole = fallbackCountryCodes.filter(
    (code) => digits.startsWith(code) && isMobile(code, digits.slice(code.length)),
  )
  return whole.length > 0
    ? [digits]
    : fallbackCountryCodes
        .filter((code) => isMobile(code, digits))
        .map((code) => code + normaliseMobile(code, digits))
}

/** @param countryCode digits without '+'. Which message when: A-61. */
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

/** Formats a mobile for display: '+852 51000001'. */
export const formatMobile = (countryCode: string | undefined, mobile: string | null | undefined): string =>
  [countryCode && `+${countryCode}`, mobile].filter(Boolean).join(' ')
