import { expect, it } from 'vitest'
import { countAttempt, planted } from './attempts.ts'

it.each(Object.entries(planted))('%s', (name, failures) => {
  expect(countAttempt(name)).toBeGreaterThan(failures)
})
