import type { ErrorBody, Parameters } from './error-body.ts'

/**
 * Error code for "expected, handled by the caller": a captcha is required, or one mobile has several accounts (C-1.4).
 */
export const EXPECTED_CODE = 5020

const shown = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** Replaces each %1 or %name once; a placeholder without a value stays. */
export function fillMessage(template: string, values?: Parameters): string {
  if (!values) return template
  const pairs: [string, unknown][] = Array.isArray(values)
    ? values.map((value, index) => [String(index + 1), value])
    : Object.entries(values)
  const names = new Map(pairs)
  // Longest name first, so that %fieldName2 is not read as %fieldName followed by 2.
  const pattern = pairs
    .map(([name]) => name)
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[^\w]/g, '\\$&'))
    .join('|')
  return pattern
    ? template.replace(new RegExp(`%(${pattern})`, 'g'), (_, name: string) => shown(names.get(name)))
    : template
}

/** Calls whose errors never become a notification. */
const silentPaths = ['/loyalty/commission', '/loyalty/commission_details']

/** Whether errors of this address never become a notification. */
export function isSilentPath(url: string): boolean {
  const path = url.replace(/[?#].*$/, '').replace(/\/+$/, '')
  return silentPaths.some((silent) => path.endsWith(silent))
}

/**
 * Whether a failed answer becomes a notification under the general rule. The 401 of a
 * missing token is no matter of this rule: it ends the session.
 */
export function isShownByRule(status: number, url: string, body: ErrorBody | undefined): boolean {
  if (!body || isSilentPath(url)) return false
  if (status === 400) return String(body.code ?? '') !== String(EXPECTED_CODE)
  return status === 500 || status === 401
}
