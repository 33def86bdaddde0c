/** Milliseconds by which this browser may record a send later than the service did. */
const TOLERANCE_MS = 60_000

/**
 * When an SMS was last sent, according to the service or, failing that, to this browser, so that a reload does not end
 * the wait. A send by this browser that the service does not report yet counts as well.
 */
export function lastSent(atService: Date | null, here: Date | null): Date | null {
  if (!atService || !here) return atService ?? here
  return here.getTime() - atService.getTime() > TOLERANCE_MS ? here : atService
}
