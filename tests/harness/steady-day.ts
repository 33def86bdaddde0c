import { setTimeout as sleep } from 'node:timers/promises'

const DAY = 86_400_000
/** Hong Kong is eight hours ahead of UTC, all year. */
const HONG_KONG = 8 * 3_600_000

/**
 * Waits for the next day in Hong Kong when today ends within 30 s, so that a test and the service take the same day for
 * today until the test ends.
 */
export async function steadyDay(): Promise<void> {
  const left = DAY - ((Date.now() + HONG_KONG) % DAY)
  if (left < 30_000) await sleep(left)
}
