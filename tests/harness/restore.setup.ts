import { afterAll, vi } from 'vitest'

/** Files that share their modules must not share what a test has put in the place of a function, a clock or a setting. */
afterAll(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
