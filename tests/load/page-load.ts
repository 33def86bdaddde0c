import type { Browser } from 'playwright'

/** What one cold visit cost. Times in ms since navigation; bytes as they came over the wire. */
export interface PageLoad { lcp: number; cls: number; requests: number; bytes: number; scriptBytes: number; scriptBytesBeforePaint: number }

/** A phone on slow 4G with a processor four times slower: Lighthouse's mobile profile, applied for real. */
const network = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }
const CPU_SLOWDOWN = 4

/** Loads a page with an empty cache and waits until the application, if it has one, is hydrated. */
export async function loadPage(browser: Browser, url: string, { throttled = true, settle = 4000 } = {}): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  if (throttled) {
    await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  }
  const kinds = new Map<string, string>()
  const scripts: { bytes: number; at: number }[] = []
  let [requests, bytes, began] = [0, 0, 0]
  devtools.on('Network.requestWillBeSent', (event) => { requests++; began ||= event.timestamp })
  devtools.on('Network.responseReceived', (event) => kinds.set(event.requestId, event.type))
  devtools.on('Network.loadingFinished', (event) => {
    bytes += event.encodedDataLength
    if (kinds.get(event.requestId) === 'Script') scripts.push({ bytes: event.encodedDataLength, at: (event.timestamp - began) * 1000 })
  })
  await page.addInitScript(() => {
    const record = { lcp: 0, cls: 0 }
    Object.assign(globalThis, { __vitals: record })
    new PerformanceObserver((list) => { record.lcp = list.getEntries().at(-1)?.startTime ?? record.lcp }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) record.cls += (entry as PerformanceEntry & { value: number }).value }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  await page.waitForTimeout(settle)
  const { lcp, cls } = await page.evaluate(() => (globalThis as unknown as { __vitals: { lcp: number; cls: number } }).__vitals)
  await context.close()
  const sum = (list: { bytes: number }[]) => list.reduce((total, script) => total + script.bytes, 0)
  return { lcp, cls, requests, bytes, scriptBytes: sum(scripts), scriptBytesBeforePaint: sum(scripts.filter((script) => script.at < lcp)) }
}
