import { isReferrerCode } from '../auth/code.ts'
import { paths } from '../store/paths.ts'

/** Query parameter of /signup with a referrer code. */
const REFERRER_PARAMETER = 'r'

/** Path for registering with a referrer. */
export const referralPath = (referralId: string): string => paths.signUp({ [REFERRER_PARAMETER]: referralId })

/** Referrer code of an address; empty when it is missing or invalid. */
export function referrerOf(search: URLSearchParams): string {
  const code = search.get(REFERRER_PARAMETER)?.trim() ?? ''
  return isReferrerCode(code) ? code : ''
}

/** Maximum text of a QR code, in bytes; more would be too dense to scan. */
export const QR_TEXT_MAX = 500

/** UTF-8 text → base64url, as `getQrCode` takes it. */
export const toBase64Url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** base64url → text; undefined if it is not base64url or not UTF-8. */
export function fromBase64Url(encoded: string): string | undefined {
  if (!/^[\w-]+={0,2}$/.test(encoded)) return undefined
  try {
    const bytes = Uint8Array.from(
      atob(encoded.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')),
      (character) => character.charCodeAt(0),
    )
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
