import { isSilentPath } from '../contract/fault.ts'

/** A failed call, reduced to what this rule needs. */
interface FailedCall {
  kind: 'http' | 'network' | 'timeout' | 'shape' | 'maintenance'
  status?: number | undefined
  url?: string
}

/**
 * Whether a failed call is a defect of the shop or its connection. Refusals (4xx) are normal. A device
 * without a connection shows that itself and cannot report. Commission calls refuse with known messages that their
 * screens expect; their other refusals are reported. An expired session (401) is never a defect.
 */
export const isWorthReporting = ({ kind, status = 0, url = '' }: FailedCall, isOnline: boolean): boolean =>
  kind === 'http' ? status >= 500 || (status !== 401 && isSilentPath(url)) : isOnline
