import { fault } from './fault.ts'

/** Pages of our own origin, and callers that are not browsers (they send no such header). */
const trusted = new Set(['same-origin', 'same-site'])

/**
 * Refuses a state-changing call that a browser makes for a foreign page or for an address somebody typed or followed.
 * Needed most by the contract's changing GETs, which a picture's address could otherwise trigger (quality.md "Security").
 * @throws Fault 403
 */
export function guardSite(headers: Headers): void {
  const site = headers.get('sec-fetch-site')
  if (site !== null && !trusted.has(site)) throw fault(403, 'This call can only be made from the pages of the shop.')
}
