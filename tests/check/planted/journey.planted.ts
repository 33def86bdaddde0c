import { expect, test } from '@playwright/test'
import { countAttempt, planted } from './attempts.ts'

for (const [name, failures] of Object.entries(planted))
  test(name, () => {
    expect(countAttempt(name)).toBeGreaterThan(failures)
  })
