const han = /\p{Script=Han}/u

/**
 * Formats a name: surname first without a space if it contains Chinese characters, otherwise 'firstname lastname'
 * (shopping.md §5, decisions.md A-74).
 */
export function joinName(firstname: string | null | undefined, lastname: string | null | undefined): string {
  const [first, last] = [firstname?.trim() ?? '', lastname?.trim() ?? '']
  return han.test(first) || han.test(last) ? last + first : [first, last].filter(Boolean).join(' ')
}
