import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { newHashOf, rememberHash } from './.storybook/known-pictures.ts'
import { browserPath, launchArgs } from './scripts/browser.mjs'

// Loading Storybook takes seconds: only when its stories are asked for.
const onlyOthers = ['unit', 'unit*', 'unit-pages', 'service', 'hydration'].some((project) => process.argv.includes(project))

/** Made anew for each project: vitest writes into it. */
const chromium = () => ({
  enabled: true, headless: true, screenshotFailures: false,
  provider: playwright({ launchOptions: { ...(browserPath() ? { executablePath: browserPath()! } : {}), args: launchArgs, env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, '.storybook/fonts.conf') } as Record<string, string> } }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
})

const pictureIn = (folder: string) => ({ arg, ext, root }: { arg: string, ext: string, root: string }) => join(root, folder, `${arg}${ext}`)

/** unit: domain, design-system and tests/architecture in Node; unit-pages: features and app, which remember things; service: over HTTP on a real PostgreSQL; hydration: server HTML taken over in Chromium; storybook: every story in Chromium. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn', 'react-aria-components', 'react-intl', '@tanstack/react-query', 'ky', 'zod/mini', 'react-hook-form', '@hookform/resolvers/zod', 'react-router-dom', 'dayjs', 'lucide-react', 'uqr', 'dompurify', '@internationalized/date', '@internationalized/string', 'react-dom/server.browser', '@guidepup/virtual-screen-reader'] },
  test: {
    projects: [
      // A rule holds nothing between two calls: its tests share what they import, which takes most of their time.
      { extends: true, test: { name: 'unit', environment: 'node', isolate: false, exclude: ['**/*.browser.test.tsx'], include: ['{domain,design-system,locales,tests/architecture,tests/contract,tests/design-system,tests/locales}/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'unit-pages', environment: 'node', include: ['{features,app}/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          name: 'service', environment: 'node', include: ['service/**/*.test.ts', 'tests/faults/**/*.test.ts'],
          globalSetup: ['tests/harness/global-setup.ts'], testTimeout: 30_000, hookTimeout: 60_000, maxWorkers: 2,
        },
      },
      ...(onlyOthers ? [] : [{
        extends: true as const,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          setupFiles: ['.storybook/vitest.setup.ts', '.storybook/no-trap.setup.ts', ...(process.platform === 'linux' ? ['.storybook/pictures.setup.ts'] : [])],
          // Six pictures of a long story on a busy machine. They are compared where they were taken: other systems draw letters another way.
          hookTimeout: 120_000, maxWorkers: 3,
          browser: {
            ...chromium(),
            commands: { newHashOf, rememberHash },
            expect: {
              toMatchScreenshot: {
                resolveScreenshotPath: pictureIn('design-system/pictures'),
                resolveDiffPath: pictureIn('test-results/pictures'),
                comparatorOptions: { threshold: 0.15, allowedMismatchedPixels: 40 }, timeout: 15_000,
              },
            },
          },
        },
      }]),
      { extends: true, test: { name: 'hydration', include: ['design-system/**/*.browser.test.tsx'], browser: chromium() } },
    ],
  },
})
