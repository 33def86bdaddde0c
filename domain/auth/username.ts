import { typedIdentifier } from '../validation/typed-text.ts'

/**
 * Normalises a sign-in name, for look-up and for counting attempts: read as `typedIdentifier`, capitals become lower case, white space is removed; in numbers also the usual separators (`+852 5100-0001` → `85251000001`).
 */
export function normaliseUsername(text: string): string {
  const name = typedIdentifier(text).replace(/\s/g, '').toLowerCase()
  return /^[\d+\-().\u2010-\u2015]+$/.test(name) ? name.replace(/\D/g, '') : name
}
