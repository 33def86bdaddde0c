const han = /\p{Script=Han}/u

/** Maximum length of a first or last name. */
export const NAME_MAX = 60

/** Whether a text is a valid first or last name: 1 to 60 characters without angle brackets, braces or control characters. */
export const isPersonName = (text: string): boolean =>
  new RegExp(`^[^<>{}\\p{Cc}]{1,${NAME_MAX}}$`, 'u').test(text.trim())

/**
 * Formats a name: surname first without a space if it contains Chinese characters, otherwise 'firstname lastname'
 * (shopping.md §5, decisions.md A-74).
 */
export function joinName(firstname: string | null | undefined, lastname: string | null | undefined): string {
  const [first, last] = [firstname?.trim() ?? '', lastname?.trim() ?? '']
  return han.test(first) || han.test(last) ? last + first : [first, last].filter(Boolean).join(' ')
}
