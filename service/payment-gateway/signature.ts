import { createHmac, timingSafeEqual } from 'node:crypto'

/** Header with the signature of a request to the provider or an event from it. */
export const SIGNATURE_HEADER = 'x-jadeleaf-signature'

/** Seconds for which a signature is valid, to prevent replay. */
export const SIGNATURE_SECONDS = 300

const seconds = (time: Date) => Math.floor(time.getTime() / 1000)
const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex')

/** Signs a text: `t=<seconds since 1970>,v1=<HMAC-SHA-256 of "t.text" with the key, hexadecimal>`. */
export function signText(key: string, text: string, now: Date): string {
  const time = seconds(now)
  return `t=${time},v1=${hmac(key, `${time}.${text}`)}`
}

/** Whether the text was signed with the key within SIGNATURE_SECONDS of now. Compares in constant time. */
export function isSignedText(key: string, text: string, signature: string | undefined, now: Date): boolean {
  const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? []
  if (time === '' || Math.abs(seconds(now) - Number(time)) > SIGNATURE_SECONDS) return false
  return timingSafeEqual(Buffer.from(hmac(key, `${time}.${text}`)), Buffer.from(given))
}

/** Text that is signed for a request; it includes the address, so that a signature is valid for one payment only. */
export const signedPart = (method: string, path: string, body: string): string => `${method} ${path}\n${body}`
