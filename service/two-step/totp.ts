import { Secret, TOTP } from 'otpauth'
import { TOTP_DIGITS, TOTP_DRIFT, TOTP_SECONDS } from '#domain/two-step/code.ts'

/** Bytes of a key: as many as the hash of the codes has (RFC 4226). */
const SECRET_BYTES = 20

/** SHA-1 is what every authenticator app reads, whatever the address says. */
const totpOf = (secret: Buffer, label = '') =>
  new TOTP({
    issuer: 'Jadeleaf',
    label,
    algorithm: 'SHA1',
    digits: TOTP_DIGITS,
    period: TOTP_SECONDS,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  })

/** A new key for an authenticator app. */
export const newSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).bytes)

/** A key as people type it (Base32) and as an app scans it. @param label names the account in the app */
export function shownSecret(secret: Buffer, label: string): { secret: string; uri: string } {
  const totp = totpOf(secret, label)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** Number of the period of 30 seconds whose code this is, of those that are taken at `now`; undefined for a wrong code. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: TOTP_DRIFT })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / TOTP_SECONDS) + delta
}
