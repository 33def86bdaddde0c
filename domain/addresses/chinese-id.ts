import { typedIdentifier } from '../validation/typed-text.ts'

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checks = '10X98765432'
/** First two digits: provinces, the three regions, and residents' permits of Hong Kong, Macao and Taiwan people (81, 82, 83). */
const provinces = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83 91'.split(
    ' ',
  ),
)

/**
 * Whether a text has the shape of a Chinese ID: 17 digits and a digit or X. The verify-id call checks the number
 * itself.
 */
export const hasChineseIdForm = (text: string): boolean => /^\d{17}[\dX]$/i.test(typedIdentifier(text))

/** Whether a text is a Chinese ID number: 18 characters, a real date not after `today`, the ISO 7064 check character (GB 11643-1999). 'x' counts as 'X'. */
export function isChineseId(text: string, today: string): boolean {
  const value = typedIdentifier(text).toUpperCase()
  if (!/^\d{17}[\dX]$/.test(value) || !provinces.has(value.slice(0, 2))) return false
  const date = `${value.slice(6, 10)}-${value.slice(10, 12)}-${value.slice(12, 14)}`
  const born = new Date(`${date}T00:00:00Z`)
  if (
    Number.isNaN(born.getTime()) ||
    born.toISOString().slice(0, 10) !== date ||
    date > today ||
    date < '1880-01-01'
  )
    return false
  const sum = weights.reduce((total, weight, index) => total + weight * Number(value[index]), 0)
  return checks[sum % 11] === value[17]
}
