import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserPath, launchArgs } from '../../../scripts/browser.mjs'
import { countAttempt, planted } from './attempts.ts'

const root = 'tests/check/planted'

/** Planted tests in Node and in the browser, with the repeat that the projects of the check have. */
export default defineConfig({
  test: {
    retry: Number(process.env['RETRY']),
    projects: [
      { extends: true, test: { name: 'node', include: [`${root}/node.planted.ts`] } },
      { extends: true, test: { name: 'broken', include: [`${root}/broken.planted.ts`] } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [`${root}/browser.planted.ts`],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(browserPath() ? { executablePath: browserPath()! } : {}),
                args: launchArgs,
              },
            }),
            commands: {
              countAttempt: (_context: unknown, name: string) => countAttempt(name),
              planted: () => Object.entries(planted),
            },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
