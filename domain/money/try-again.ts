/** Seconds before the second attempt; every further one waits twice as long. */
const FIRST_WAIT = 30
/** Longest wait in seconds. */
const LONGEST_WAIT = 6 * 3_600
/** Days after which a person has to move the money, unless the caller says otherwise. */
const LIFETIME_DAYS = 3

/**
 * Seconds until a request that moves money is tried again, because its provider has not answered or not finished.
 * @param attempts how often it was tried
 * @param since when the first attempt was due
 * @returns undefined when it would be too late by then
 */
export function secondsToTryAgain(
  attempts: number,
  since: Date,
  now: Date,
  days: number = LIFETIME_DAYS,
): number | undefined {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, attempts - 1))
  return now.getTime() + wait * 1000 - since.getTime() >= days * 86_400_000 ? undefined : wait
}
