/** Digits of an authenticator app's code, the seconds for which one is shown, and how many earlier or later ones are taken. */
export const TOTP_DIGITS = 6
export const TOTP_SECONDS = 30
export const TOTP_DRIFT = 1

/** Recovery codes handed out together, the characters of one, and those that look like no other. */
export const RECOVERY_CODES = 10
export const RECOVERY_LENGTH = 10
export const RECOVERY_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Minutes for which a key that was shown waits for its first code. */
export const SETUP_MINUTES = 15

/** A code as typed: of the authenticator app, or one of the recovery codes. */
export interface TypedCode {
  readonly kind: 'app' | 'recovery'
  /** Without spaces and dashes, in capitals. */
  readonly code: string
}

const recoveryPattern = new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_LENGTH}}$`)
const appPattern = new RegExp(`^\\d{${TOTP_DIGITS}}$`)

/** Reads a typed code of either kind, in any case, with or without spaces and dashes; undefined for anything else. */
export function readTypedCode(text: string): TypedCode | undefined {
  const code = text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
  if (appPattern.test(code)) return { kind: 'app', code }
  return recoveryPattern.test(code) ? { kind: 'recovery', code } : undefined
}

/** A recovery code as people read it: two halves with a dash between them. */
export const recoveryCodeText = (code: string): string =>
  `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`
