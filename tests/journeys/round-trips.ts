import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request, Route } from '@playwright/test'

/** What a page asked the network for until it was there, photos left out. */
export interface Traffic {
  readonly requests: number
  /** What was answered in KiB, headers included, as it came over the wire. */
  readonly kib: number
  /** The paths that were asked for, by round trip. */
  readonly trips: readonly (readonly string[])[]
}

/** Milliseconds in which nothing more leaves, after which what has left counts as one round trip. */
const TOGETHER_MS = 700

const isPhoto = (request: Request) => request.resourceType() === 'image'

/** What a page answers; undefined while its document is on its way, when it answers nothing. */
const answerOf = <T>(answer: Promise<T>): Promise<T | undefined> =>
  Promise.race([answer.catch(() => undefined), sleep(1500, undefined)])

/** Resolves when the page has nothing to do. */
const idle = (page: Page) =>
  answerOf(page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))))

async function bytesOf(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  return responseBodySize + responseHeadersSize
}

/**
 * Counts the round trips one after another that something takes. Requests are held until no more leave, then all are
 * answered, as on a line that is slow and wide: the number does not depend on the machine.
 * @param act begins it; it may wait for answers
 * @param isThere whether everything that is waited for is on the page
 */
export async function trafficOf(
  page: Page,
  act: () => Promise<unknown>,
  isThere: () => Promise<boolean>,
): Promise<Traffic> {
  const held: Route[] = []
  const trips: Request[][] = []
  let lastAt = Date.now()
  const hold = async (route: Route) => {
    if (isPhoto(route.request())) return route.continue()
    lastAt = Date.now()
    held.push(route)
  }
  await page.route('**/*', hold)
  const release = () => Promise.all(held.splice(0).map((route) => route.continue()))
  const acting = act()
  for (;;) {
    do await idle(page)
    while (Date.now() - lastAt < TOGETHER_MS)
    if (await answerOf(isThere())) break
    const trip = held.map((route) => route.request())
    if (trip.length > 0) trips.push(trip)
    await release()
    for (const request of trip) await (await request.response())?.finished()
    lastAt = Date.now()
  }
  await release()
  await acting
  await page.unroute('**/*', hold)
  const answered = trips.flat()
  const bytes = await Promise.all(answered.map(bytesOf))
  return {
    requests: answered.length,
    kib: bytes.reduce((sum, each) => sum + each, 0) / 1024,
    trips: trips.map((trip) => trip.map((request) => new URL(request.url()).pathname)),
  }
}
