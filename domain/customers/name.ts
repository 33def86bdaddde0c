const han = /\p{Script=Han}/u

/** Letters that Vietnamese alone has: ă, đ, ơ, ư, and vowels with two marks. */
const isVietnamese = (text: string): boolean =>
  /[ăđơư]/iu.test(text.normalize('NFC')) || /[aeiouy]\p{M}{2}/iu.test(text.normalize('NFD'))

/**
 * Formats a name: surname first without a space if it contains Chinese characters, surname first with a space if it
 * contains Vietnamese letters, otherwise 'firstname lastname'.
 */
export function joinName(firstname: string | null | undefined, lastname: string | null | undefined): string {
  const [first, last] = [firstname?.trim() ?? '', lastname?.trim() ?? '']
  if (han.test(first) || han.test(last)) return last + first
  const parts = isVietnamese(first + last) ? [last, first] : [first, last]
  return parts.filter(Boolean).join(' ')
}
