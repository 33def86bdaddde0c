import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { browserPath, launchArgs } from './scripts/browser.mjs'

// Loading Storybook takes seconds: only when its stories are asked for.
const onlyOthers = ['unit', 'unit*', 'unit-pages', 'service', 'repeats', 'hydration'].some((project) =>
  process.argv.includes(project),
)

/** Made anew for each project: vitest writes into it. */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      ...(browserPath() ? { executablePath: browserPath()! } : {}),
      args: launchArgs,
      env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, '.storybook/fonts.conf') } as Record<
        string,
        string
      >,
    },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
})

const inBrowser = ['{design-system,features,app,tests/locales}/**/*.browser.test.{ts,tsx}']

/**
 * unit: domain, design-system and tests/architecture in Node; unit-pages: features and app, which remember things; service: over HTTP on a real PostgreSQL; repeats: how the check repeats what failed; hydration: server HTML taken over in Chromium, and what the pages do there before React; storybook: every story in Chromium, from its sources; the check runs the built ones (tests/storybook).
 * The tests of a file run in a shuffled order in the first three: always the same one, so that a red check is red again; another
 * each time in `npm run prove`. `--sequence.seed`, which a run prints, repeats an order.
 */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  optimizeDeps: {
    include: [
      '@vanilla-extract/recipes/createRuntimeFn',
      'react-aria-components',
      'react-aria/SSRProvider',
      'react-aria/mergeProps',
      'react-aria/useFocusWithin',
      'react-aria/useHover',
      'react-aria/useLongPress',
      'react-stately/useToastState',
      '@react-aria/live-announcer',
      'react-intl',
      '@tanstack/react-query',
      'ky',
      'zod/mini',
      'react-hook-form',
      '@hookform/resolvers/zod',
      'react-router-dom',
      'dayjs',
      'lucide-react',
      'uqr',
      'dompurify',
      '@internationalized/date',
      '@internationalized/string',
      'react-dom/server.browser',
      '@guidepup/virtual-screen-reader',
    ],
  },
  test: {
    // All cores: by itself vitest leaves one of two idle.
    maxWorkers: '100%',
    // A failure counts when it repeats: docs/decisions/0023.
    retry: 1,
    ...(process.env['PROVE'] ? {} : { sequence: { seed: 1795367036183 } }),
    projects: [
      // A rule holds nothing between two calls: its tests share what they import, which takes most of their time.
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          exclude: inBrowser,
          sequence: { shuffle: { tests: true } },
          include: [
            '{build,domain,design-system,locales,tests/architecture,tests/contract,tests/design-system,tests/load,tests/locales,tests/mutants}/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-pages',
          environment: 'node',
          exclude: inBrowser,
          sequence: { shuffle: { tests: true } },
          include: ['{features,app}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'service',
          environment: 'node',
          include: ['service/**/*.test.ts', 'tests/{faults,foreign}/**/*.test.ts'],
          sequence: { shuffle: { tests: true } },
          globalSetup: ['tests/harness/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 4,
        },
      },
      {
        extends: true,
        // Each test runs a whole test runner, some of them with a browser.
        test: {
          name: 'repeats',
          environment: 'node',
          include: ['tests/check/*.test.ts'],
          testTimeout: 120_000,
          maxWorkers: 1,
        },
      },
      ...(onlyOthers
        ? []
        : [
            {
              extends: true as const,
              plugins: [storybookTest({ configDir: '.storybook' })],
              test: {
                name: 'storybook',
                setupFiles: ['.storybook/vitest.setup.ts', '.storybook/no-trap.setup.ts'],
                // A story of a thousand rows, three of them at a time on two cores. How fast they are is the benchmark's to say.
                testTimeout: 30_000,
                maxWorkers: 3,
                browser: chromium(),
              },
            },
          ]),
      {
        extends: true,
        test: { name: 'hydration', include: inBrowser, browser: chromium() },
      },
    ],
  },
})
