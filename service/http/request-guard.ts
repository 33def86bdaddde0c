import { contractRefusals } from '#domain/contract/refusals.ts'
import { refuse } from './fault.ts'

/** Pages of our own origin, and clients other than browsers (which do not send this header). */
const trusted = new Set(['same-origin', 'same-site'])

/**
 * Rejects a state-changing call that a browser makes for a foreign page or for a typed or followed address. Needed most
 * for the contract's changing GETs, which an image's address could otherwise trigger.
 * @throws Fault 403
 */
export function guardSite(headers: Headers): void {
  const site = headers.get('sec-fetch-site')
  if (site !== null && !trusted.has(site)) throw refuse(contractRefusals.foreignPage)
}
