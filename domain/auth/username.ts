/**
 * Normalises a sign-in name, for look-up and for counting attempts: full-width letters become half-width, capitals
 * become lower case, white space is removed; in numbers also the usual separators (`+852 5100-0001` → `85251000001`).
 */
export function normaliseUsername(text: string): string {
  const name = text.normalize('NFKC').replace(/\s/g, '').toLowerCase()
  return /^[\d+\-()]+$/.test(name) ? name.replace(/\D/g, '') : name
}
