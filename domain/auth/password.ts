export const PASSWORD_MIN = 6

/**
 * Returns the first rule that a password breaks: at least 6 characters with letters and numbers (shopping.md §5,
 * decisions.md A-68); null when it breaks none.
 */
export function passwordFault(password: string): 'empty' | 'tooShort' | 'noLetter' | 'noNumber' | null {
  if (!password) return 'empty'
  if (password.length < PASSWORD_MIN) return 'tooShort'
  if (!/[A-Za-z]/.test(password)) return 'noLetter'
  return /\d/.test(password) ? null : 'noNumber'
}
