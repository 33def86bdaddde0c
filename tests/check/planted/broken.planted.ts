import { expect, it } from 'vitest'
import { countAttempt } from './attempts.ts'

it('passes, while something else breaks the run', async () => {
  const attempt = countAttempt('breaks')
  if (attempt <= Number(process.env['BROKEN_ATTEMPTS']))
    void Promise.reject(new Error(`broken attempt ${attempt}`))
  // until the rejection has been noticed
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(attempt).toBeGreaterThan(0)
})
