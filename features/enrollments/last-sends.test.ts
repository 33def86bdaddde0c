import { expect, it } from 'vitest'
import { withSend } from './last-sends.ts'

it('this browser remembers the newest fifty invitations that it sent', () => {
  let sends: Record<string, number> | undefined
  for (let id = 1; id <= 60; id++) sends = withSend(sends, id, id * 1000)
  expect(Object.keys(sends ?? {})).toHaveLength(50)
  expect(sends?.['60']).toBe(60_000)
  expect(sends?.['10']).toBeUndefined()
  expect(withSend(sends, 60, 99_000)['60']).toBe(99_000)
})
