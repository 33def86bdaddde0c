export const PASSWORD_MIN = 6

/** Fewest different characters of a password, whatever their case. */
export const PASSWORD_DIFFERENT_MIN = 4

/** Shortest part of a name or an email address that a password must not contain; anything shorter occurs by chance. */
const PART_MIN = 3

/** Digits of a mobile number that a password must not contain. */
const MOBILE_DIGITS = 8

/** Names of the shop in its languages, as `plain` writes them. */
const shopNames = ['jadeleaf', '翠叶', '翠葉']

/** What is known about the person whose password it is. */
export interface PasswordOwner {
  readonly firstname?: string | null | undefined
  readonly lastname?: string | null | undefined
  readonly email?: string | null | undefined
  /** Number with or without country code. */
  readonly mobile?: string | null | undefined
}

export type PasswordFault =
  | 'empty'
  | 'tooShort'
  | 'noLetter'
  | 'noNumber'
  | 'repeats'
  | 'shopName'
  | 'ownName'
  | 'ownEmail'
  | 'ownMobile'

/** Lower case and one width, without spaces and punctuation: "Ka-Ho" and "KAHO" are the same word to a guesser. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

const letters = (text: string): string => plain(text).replace(/\p{N}/gu, '')

/** First and last name, their words, and both names joined in either order. */
function namesOf({ firstname, lastname }: PasswordOwner): string[] {
  const [first, last] = [firstname ?? '', lastname ?? '']
  return [first, last, first + last, last + first, ...`${first} ${last}`.split(/\s+/)].map(letters)
}

/**
 * Returns the first rule that a password breaks; null when it breaks none. At least 6 characters with letters and
 * numbers, four of them different, and nothing that a guesser who knows shop and person tries first (ASVS
 * 6.2.11): their names, the email address up to the @, the mobile number.
 */
export function passwordFault(password: string, owner: PasswordOwner = {}): PasswordFault | null {
  if (!password) return 'empty'
  if (password.length < PASSWORD_MIN) return 'tooShort'
  if (!/[A-Za-z]/.test(password)) return 'noLetter'
  if (!/\d/.test(password)) return 'noNumber'
  if (new Set(password.normalize('NFKC').toLowerCase()).size < PASSWORD_DIFFERENT_MIN) return 'repeats'
  const written = plain(password)
  const contains = (part: string, least = PART_MIN) => part.length >= least && written.includes(part)
  if (shopNames.some((name) => contains(name, 1))) return 'shopName'
  if (namesOf(owner).some((name) => contains(name))) return 'ownName'
  if (contains(plain((owner.email ?? '').split('@')[0] ?? ''))) return 'ownEmail'
  const number = (owner.mobile ?? '').replace(/\D/g, '').slice(-MOBILE_DIGITS)
  return contains(number, MOBILE_DIGITS - 1) ? 'ownMobile' : null
}
