import type { Browser, BrowserContext, Page } from 'playwright'

/** What one cold visit cost. Times in ms since navigation; bytes as they came over the wire; photos are counted apart. */
export interface PageLoad {
  lcp: number
  cls: number
  /** Total blocking time: what every task after the first paint took beyond 50 ms. */
  tbt: number
  requests: number
  bytes: number
  photos: number
  scriptBytes: number
  scriptBytesBeforePaint: number
}

interface Vitals { lcp: number; cls: number; fcp: number; long: [number, number][] }

const mbit = (value: number) => (value * 1024 * 1024) / 8

/** Lighthouse's mobile profile, applied for real: `requestLatency` 562.5 ms, 1.44 Mbit/s down, 0.66 up, a processor four times slower. */
export const lighthouseMobile = { offline: false, latency: 562.5, downloadThroughput: mbit(1.44), uploadThroughput: mbit(0.66) }

/** The line that Lighthouse's profile stands for: slow 4G with a round trip of 150 ms. */
export const slow4g = { offline: false, latency: 150, downloadThroughput: mbit(1.6), uploadThroughput: mbit(0.75) }

export const CPU_SLOWDOWN = 4

/** It also says that it is one: the server writes the banners of the device that asks. */
const phone = {
  viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
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
export const hydrated = (page: Page) => page.waitForFunction(() => 'hydrated' in document.documentElement.dataset, undefined, { timeout: 60_000 })

/** Loads a page cold and waits until the application, if it has one, is hydrated and the line has been quiet for a second. */
export async function loadPage(browser: Browser, url: string, { isStatic = false } = {}): Promise<PageLoad> {
  const { context, page, devtools } = await openPhone(browser, lighthouseMobile)
  const kinds = new Map<string, string>()
  const scripts: { bytes: number; at: number }[] = []
  let [requests, bytes, photos, began] = [0, 0, 0, 0]
  devtools.on('Network.requestWillBeSent', (event) => { began ||= event.timestamp })
  devtools.on('Network.responseReceived', (event) => kinds.set(event.requestId, event.type))
  devtools.on('Network.loadingFinished', (event) => {
    const kind = kinds.get(event.requestId)
    if (kind === 'Image') { photos++; return }
    requests++
    bytes += event.encodedDataLength
    if (kind === 'Script') scripts.push({ bytes: event.encodedDataLength, at: (event.timestamp - began) * 1000 })
  })
  await page.addInitScript(() => {
    const record: Vitals = { lcp: 0, cls: 0, fcp: 0, long: [] }
    Object.assign(globalThis, { vitals: record })
    const watch = (type: string, take: (entry: PerformanceEntry) => void) => new PerformanceObserver((list) => { list.getEntries().forEach(take) }).observe({ type, buffered: true })
    watch('largest-contentful-paint', (entry) => { record.lcp = entry.startTime })
    watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') record.fcp = entry.startTime })
    watch('layout-shift', (entry) => { record.cls += (entry as PerformanceEntry & { value: number }).value })
    watch('longtask', (entry) => { record.long.push([entry.startTime, entry.duration]) })
  })
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  if (!isStatic) await hydrated(page)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
  const vitals = await page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals)
  await context.close()
  const sum = (list: { bytes: number }[]) => list.reduce((total, script) => total + script.bytes, 0)
  return {
    lcp: vitals.lcp, cls: vitals.cls, requests, bytes, photos,
    tbt: vitals.long.filter(([start]) => start >= vitals.fcp).reduce((total, [, duration]) => total + duration - 50, 0),
    scriptBytes: sum(scripts), scriptBytesBeforePaint: sum(scripts.filter((script) => script.at < vitals.lcp)),
  }
}

/** Which share of the script that a page loads has run once the page is ready. */
export async function usedShare(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openPhone(browser)
  await page.coverage.startJSCoverage()
  await page.goto(url, { waitUntil: 'load' })
  await hydrated(page)
  let [used, all] = [0, 0]
  for (const { source, functions } of await page.coverage.stopJSCoverage()) {
    if (!source) continue
    const ran = new Uint8Array(source.length).fill(1)
    // ranges come from the outside in: an inner one that did not run is cut out of an outer one that did
    for (const { ranges } of functions) for (const { startOffset, endOffset, count } of ranges) ran.fill(count ? 1 : 0, startOffset, endOffset)
    all += source.length
    used += ran.reduce((total, one) => total + one, 0)
  }
  await context.close()
  return used / all
}
