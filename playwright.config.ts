import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { browserPath, launchArgs } from './scripts/browser.mjs'

/** A port that nobody has. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => {
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
  })

// Every worker reads this file again: the first reading decides, the others inherit.
process.env['JOURNEY_PORT'] ??= String(await freePort())
// Where this run starts to count its customers' mobile numbers: another run on the same shop starts elsewhere.
process.env['FIRST_MOBILE'] ??= String(randomInt(8_000_000))
if (!process.env['JOURNEY_DATA']) {
  const folder = mkdtempSync(join(tmpdir(), 'jadeleaf-journeys-'))
  process.env['JOURNEY_DATA'] = folder
  // Not in a global teardown: that comes before the shop is stopped.
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true })
  })
}
const port = process.env['JOURNEY_PORT']
const executablePath = browserPath()
/** `npm run prove`: with it the tests tagged `@depth` (a way that is walked in another language already) and `@every-width` (at both widths). */
const isProof = Boolean(process.env['PROVE'])

/** Journeys about what is said and kept, the same at every width: walked on the phone, where most people are. */
const widthless = [
  'analytics',
  'applications',
  'balances',
  'behind-tls',
  'budgets',
  'business-overview',
  'captcha',
  'checkout',
  'checkout-address',
  'commissions',
  'content',
  'coupons',
  'covered',
  'enrollments',
  'every-visitor',
  'failed-reads',
  'faults',
  'favourites',
  'foreign',
  'forgotten-password',
  'form-rules',
  'geography',
  'installed',
  'language',
  'layout-shift',
  'links',
  'membership',
  'messages',
  'navigation',
  'offline',
  'old-pages',
  'orders',
  'page-data',
  'payment-elsewhere',
  'payment-later',
  'payout-account',
  'placing-orders',
  'printing',
  'profile',
  'registration',
  'reporting',
  'review',
  'review-photos',
  'scarce',
  'session',
  'signing-in',
  'stand-in-fonts',
  'start',
  'stock-source',
  'storage',
  'taps',
  'unavailable',
  'used-styles',
  'what-is-asked',
  'when-things-fail',
  'without-script',
].map((name) => `**/${name}.spec.ts`)
/** Journeys that the check walks on the phone alone and the proof at both widths: what they are about is the same at both, though pages are laid out in other ways. */
const onPhonesFirst = ['address-draft', 'brands', 'cart', 'focus', 'options', 'payment-card', 'titles'].map(
  (name) => `**/${name}.spec.ts`,
)
/** Journeys that need a keyboard or a pointer that hovers, one that reads columns which phones leave out, and one that sets its widths itself. */
const ofDesktops = ['keyboard', 'one-truth', 'prefetch', 'sideways'].map((name) => `**/${name}.spec.ts`)

/** The built shop with its own database, driven in Chromium as a phone and as a desktop. Needs `npm run build` first. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  // On two cores further pages work while the others wait for an answer or a clock.
  workers: 4,
  // A failure counts when it repeats: docs/decisions/0023.
  retries: 1,
  // Long, since they only have to catch a page that hangs: a busy machine may be slow.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : [['line']],
  use: {
    baseURL: `http://localhost:${port}`,
    // A trace copies the page at every step and films it. Who looks for a fault asks for it: `--trace retain-on-failure`.
    trace: 'off',
    // A press that waits in vain fails by its own name, before the whole journey runs out of time.
    actionTimeout: 30_000,
    reducedMotion: 'reduce',
    // Journeys that hold or refuse calls do so in the page, which a worker's requests pass by. offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: launchArgs },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: ofDesktops,
      ...(isProof ? {} : { grepInvert: /@depth/ }),
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        userAgent: devices['Pixel 7'].userAgent,
      },
    },
    {
      name: 'desktop',
      // the phone walks @every-width too; `npm run prove` walks it at both widths
      testIgnore: isProof ? widthless : [...widthless, ...onPhonesFirst],
      ...(isProof ? {} : { grepInvert: /@depth|@every-width/ }),
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: {
    command: 'node dist/service/main.js',
    url: `http://localhost:${port}/healthz`,
    env: { PORT: port, DATA_DIR: process.env['JOURNEY_DATA'], NODE_ENV: 'production', DRAIN_SECONDS: '0' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 60_000,
  },
})
