import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserPath, launchArgs } from '../../scripts/browser.mjs'

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => {
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
  })

// Each worker reads this file again: the first reading decides, the others inherit.
process.env['STORYBOOK_PORT'] ??= String(await freePort())
const port = process.env['STORYBOOK_PORT']
const executablePath = browserPath()

/** The built Storybook, as designers and Chromatic get it. Needs `npm run build:storybook` first. */
export default defineConfig({
  testDir: '.',
  // `npm run prove`: every story once more, translated by the browser (docs/decisions/0034)
  testIgnore: process.env['PROVE'] ? [] : ['translated.spec.ts'],
  outputDir: '../../test-results/storybook',
  fullyParallel: true,
  // Pictures are taken into one file of hashes.
  workers: process.env['TAKING_PICTURES'] ? 1 : 4,
  // A failure counts when it repeats: docs/decisions/0023.
  retries: 1,
  // Twenty stories with six pictures each, on a machine that has other things to do.
  timeout: 240_000,
  snapshotPathTemplate: '{testDir}/../../design-system/pictures/{arg}{ext}',
  updateSnapshots: process.env['TAKING_PICTURES'] ? 'all' : 'none',
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : [['line']],
  use: {
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: launchArgs,
      env: { ...process.env, FONTCONFIG_FILE: resolve('.storybook/fonts.conf') } as Record<string, string>,
    },
  },
  webServer: {
    command: `vite preview --config .storybook/vite.config.ts --outDir storybook-static --port ${port} --strictPort`,
    cwd: '../..',
    url: `http://localhost:${port}/index.json`,
    timeout: 30_000,
  },
})
