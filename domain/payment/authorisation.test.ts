import { expect, it } from 'vitest'
import { authorisationEnd, endsSoonBefore, hasEnded } from './authorisation.ts'

const now = new Date('2026-11-30T04:00:00Z')

it('an authorisation holds for seven days, or until its provider says', () => {
  expect(authorisationEnd(now, null)).toEqual(new Date('2026-12-07T04:00:00Z'))
  const until = new Date('2026-12-29T00:00:00Z')
  expect(authorisationEnd(now, until)).toEqual(until)
})

it('support is told two days before the end', () => {
  expect(endsSoonBefore(now)).toEqual(new Date('2026-12-02T04:00:00Z'))
})

it('an authorisation has ended from its last moment on', () => {
  expect(hasEnded({ expires_at: now }, new Date(now.getTime() - 1))).toBe(false)
  expect(hasEnded({ expires_at: now }, now)).toBe(true)
})
