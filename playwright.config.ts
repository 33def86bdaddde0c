import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserPath, launchArgs } from './scripts/browser.mjs'

/** A port that nobody has. */
const freePort = () => new Promise<number>((resolve) => {
  const server = createServer().listen(0, () => {
    const address = server.address()
    server.close(() => { resolve(typeof address === 'object' && address ? address.port : 0) })
  })
})

// Every worker reads this file again: the first reading decides, the others inherit.
process.env['JOURNEY_PORT'] ??= String(await freePort())
if (!process.env['JOURNEY_DATA']) {
  const folder = mkdtempSync(join(tmpdir(), 'jadeleaf-journeys-'))
  process.env['JOURNEY_DATA'] = folder
  // Not in a global teardown: that comes before the shop is stopped.
  process.once('exit', () => { rmSync(folder, { recursive: true, force: true }) })
}
const port = process.env['JOURNEY_PORT']
const executablePath = browserPath()

/** Journeys about what is said and kept, the same at every width: walked on the phone, where most people are. */
const widthless = ['analytics', 'budgets', 'captcha', 'checkout', 'checkout-address', 'content', 'coupons', 'covered', 'faults', 'favourites', 'forgotten-password', 'geography', 'language', 'messages', 'old-pages', 'orders', 'payment-elsewhere', 'payment-later', 'placing-orders', 'profile', 'registration', 'reporting', 'review', 'scarce', 'session', 'signing-in', 'stock-source', 'storage', 'what-is-asked', 'when-things-fail'].map((name) => `**/${name}.spec.ts`)
/** Journeys that need a keyboard or a pointer that hovers, and one that sets its widths itself. */
const ofDesktops = ['keyboard', 'prefetch', 'sideways'].map((name) => `**/${name}.spec.ts`)

/** The built shop with its own database, driven in Chromium as a phone and as a desktop. Needs `npm run build` first. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : [['line']],
  use: {
    baseURL: `http://localhost:${port}`,
    // A trace copies the page at every step and films it. Who looks for a fault asks for it: `--trace retain-on-failure`.
    trace: 'off',
    reducedMotion: 'reduce',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: launchArgs },
  },
  projects: [
    { name: 'phone', testIgnore: ofDesktops, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', testIgnore: widthless, use: { viewport: { width: 1280, height: 900 } } },
  ],
  webServer: {
    command: 'node service/main.ts',
    url: `http://localhost:${port}/healthz`,
    env: { PORT: port, DATA_DIR: process.env['JOURNEY_DATA'], NODE_ENV: 'production' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 60_000,
  },
})
