import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright'
import { openQuietPage, type QuietPage } from './quiet-page.ts'

/** What one cold visit cost. Times in ms since navigation; bytes as they came over the wire, without headers. */
export interface PageLoad {
  lcp: number
  cls: number
  /** Total blocking time: what every task after the first paint took beyond 50 ms. */
  tbt: number
  scriptBytesBeforePaint: number
  fontsBeforePaint: number
  /** The page's HTML with its styles. */
  documentBytes: number
  /** What was asked for until the application was there, pictures included. */
  requests: number
}

interface Vitals {
  lcp: number
  cls: number
  fcp: number
  hydrated: number | null
  long: [number, number][]
}

const mbit = (value: number) => (value * 1024 * 1024) / 8

/** Lighthouse's mobile profile, applied for real: `requestLatency` 562.5 ms, 1.44 Mbit/s down, 0.66 up, a processor four times slower. */
const lighthouseMobile = {
  offline: false,
  latency: 562.5,
  downloadThroughput: mbit(1.44),
  uploadThroughput: mbit(0.66),
}

/** The line that Lighthouse's profile stands for: slow 4G with a round trip of 150 ms. */
export const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: mbit(1.6),
  uploadThroughput: mbit(0.75),
}

export const CPU_SLOWDOWN = 4

export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
}

/** A phone with an empty cache on a line. `undefined` is no throttling at all. */
export async function openPhone(browser: Browser, line?: typeof slow4g) {
  const context: BrowserContext = await browser.newContext(phone)
  const page: Page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  if (line) {
    await devtools.send('Network.emulateNetworkConditions', line)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  }
  return { context, page, devtools }
}

/** Waits until the application has taken the page over. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => 'hydrated' in document.documentElement.dataset, undefined, { timeout: 60_000 })

/** Keeps what the browser measures of itself. Runs in the page, before any of its own scripts. */
function recordVitals(): void {
  const record: Vitals = { lcp: 0, cls: 0, fcp: 0, hydrated: null, long: [] }
  Object.assign(globalThis, { vitals: record })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      list.getEntries().forEach(take)
    }).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => {
    record.lcp = entry.startTime
  })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') record.fcp = entry.startTime
  })
  watch('layout-shift', (entry) => {
    record.cls += (entry as PerformanceEntry & { value: number }).value
  })
  new MutationObserver(() => {
    record.hydrated = Math.min(record.hydrated ?? Infinity, performance.now())
  }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] })
  watch('longtask', (entry) => {
    record.long.push([entry.startTime, entry.duration])
  })
}

/** Makes a page a phone with an empty cache on Lighthouse's line. */
async function becomePhone({ send }: QuietPage): Promise<void> {
  await send('Network.enable')
  await send('Page.enable')
  await send('Emulation.setDeviceMetricsOverride', {
    ...phone.viewport,
    deviceScaleFactor: phone.deviceScaleFactor,
    mobile: true,
  })
  await send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await send('Emulation.setUserAgentOverride', { userAgent: phone.userAgent })
  await send('Network.emulateNetworkConditions', lighthouseMobile)
  await send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(recordVitals)})()` })
}

/** What came over the wire, and when the last of it did. */
class Traffic {
  /** What came, by its kind: when it was asked for and when it was there (ms), as bytes on the wire without headers. */
  readonly came: { kind: string; bytes: number; from: number; at: number }[] = []
  private readonly kinds = new Map<unknown, unknown>()
  /** Bytes of headers, which come first. */
  private readonly headers = new Map<unknown, number>()
  private readonly asked = new Map<unknown, number>()
  private readonly open = new Set<unknown>()
  private began = 0
  private lastAt = performance.now()

  constructor({ on }: QuietPage) {
    on('Network.requestWillBeSent', ({ requestId, timestamp }) => {
      this.began ||= Number(timestamp)
      this.asked.set(requestId, Number(timestamp))
      this.open.add(requestId)
      this.lastAt = performance.now()
    })
    on('Network.responseReceived', ({ requestId, type, response }) => {
      this.kinds.set(requestId, type)
      this.headers.set(requestId, Number((response as { encodedDataLength: number }).encodedDataLength))
    })
    on('Network.loadingFailed', ({ requestId }) => {
      this.end(requestId)
    })
    on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      this.end(requestId)
      this.came.push({
        kind: String(this.kinds.get(requestId)),
        bytes: Number(encodedDataLength) - (this.headers.get(requestId) ?? 0),
        from: this.sinceStart(this.asked.get(requestId)),
        at: this.sinceStart(Number(timestamp)),
      })
    })
  }
  /** Milliseconds since which nothing was under way. */
  get quietFor(): number {
    return this.open.size > 0 ? 0 : performance.now() - this.lastAt
  }
  private end(requestId: unknown): void {
    this.open.delete(requestId)
    this.lastAt = performance.now()
  }
  /** How many files had been asked for at a time (ms). */
  requestsUntil(time: number): number {
    return [...this.asked.values()].filter((timestamp) => this.sinceStart(timestamp) < time).length
  }
  private sinceStart(timestamp = this.began): number {
    return (timestamp - this.began) * 1000
  }
}

const bytesOf = (files: readonly { bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0)

/** Milliseconds without a request after which a page has loaded, and for how long it may take. */
const QUIET_MS = 1_500
const LOAD_MS = 60_000

/** Waits for the load event, for the application where there is one, and for a quiet line. */
async function settled(page: QuietPage, traffic: Traffic, isStatic: boolean): Promise<void> {
  const isReady = `document.readyState === 'complete' && (${isStatic} || 'hydrated' in document.documentElement.dataset)`
  const until = performance.now() + LOAD_MS
  // Looks seldom: a question costs the page a moment as well.
  for (;;) {
    await sleep(250)
    if (traffic.quietFor >= QUIET_MS && (await page.evaluate(isReady)) === true) return
    if (performance.now() > until) throw new Error('The page did not load in time')
  }
}

/**
 * Loads a page cold, with nobody debugging it, and waits until the application, if it has one, is hydrated and the line has been
 * quiet for a second and a half.
 */
export async function loadPage(browser: Browser, url: string, { isStatic = false } = {}): Promise<PageLoad> {
  const page = await openQuietPage(browser)
  const traffic = new Traffic(page)
  await becomePhone(page)
  await page.send('Page.navigate', { url })
  await settled(page, traffic, isStatic)
  const vitals = (await page.evaluate('vitals')) as Vitals
  await page.close()
  return {
    lcp: vitals.lcp,
    cls: vitals.cls,
    tbt: vitals.long
      .filter(([start]) => start >= vitals.fcp)
      .reduce((total, [, duration]) => total + duration - 50, 0),
    scriptBytesBeforePaint: bytesOf(
      traffic.came.filter(({ kind, at }) => kind === 'Script' && at < vitals.lcp),
    ),
    fontsBeforePaint: traffic.came.filter(({ kind, from }) => kind === 'Font' && from < vitals.lcp).length,
    documentBytes: bytesOf(traffic.came.filter(({ kind }) => kind === 'Document')),
    // a page without the application has no such time, and JSON no word for it
    requests: traffic.requestsUntil(vitals.hydrated ?? Infinity),
  }
}
