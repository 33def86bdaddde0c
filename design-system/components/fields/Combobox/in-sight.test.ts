import { expect, it } from 'vitest'
import { isInSight } from './in-sight.ts'

it.each([
  ['inside', { top: 100, bottom: 144 }, true],
  ['half above', { top: -20, bottom: 24 }, true],
  ['half below', { top: 780, bottom: 824 }, true],
  ['higher than the window', { top: -10, bottom: 900 }, true],
  ['just above', { top: -44, bottom: 0 }, false],
  ['just below', { top: 800, bottom: 844 }, false],
])('a field %s: in sight %s', (_, field, expected) =>
  expect(isInSight(field, { top: 0, bottom: 800 })).toBe(expected),
)
