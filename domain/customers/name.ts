const han = /\p{Script=Han}/u

/** Surname first and no space where Chinese characters are present, otherwise 'firstname lastname' (shopping.md §5, decisions.md A-74). */
export function joinName(firstname: string | null | undefined, lastname: string | null | undefined): string {
  const [first, last] = [firstname?.trim() ?? '', lastname?.trim() ?? '']
  return han.test(first) || han.test(last) ? last + first : [first, last].filter(Boolean).join(' ')
}
