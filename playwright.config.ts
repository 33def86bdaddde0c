import { mkdtempSync } from 'node:fs'
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
process.env['JOURNEY_DATA'] ??= mkdtempSync(join(tmpdir(), 'jadeleaf-journeys-'))
const port = process.env['JOURNEY_PORT']
const executablePath = browserPath()

/** The built shop with its own database, driven in Chromium as a phone and as a desktop. Needs `npm run build` first. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  globalTeardown: './tests/journeys/teardown.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : [['line']],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    reducedMotion: 'reduce',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: launchArgs },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
  ],
  webServer: {
    command: 'node service/main.ts',
    url: `http://localhost:${port}/healthz`,
    env: { PORT: port, DATA_DIR: process.env['JOURNEY_DATA'], NODE_ENV: 'production' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 60_000,
  },
})
