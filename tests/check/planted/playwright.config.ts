import { defineConfig } from '@playwright/test'
import journeys from '../../../playwright.config.ts'

/** The journeys' configuration, for planted tests that need neither shop nor page. */
export default defineConfig({
  retries: journeys.retries ?? 0,
  reporter: [['json']],
  testDir: '.',
  testMatch: 'journey.planted.ts',
  // emptied at every start
  outputDir: `${process.env['ATTEMPTS']}/results`,
})
