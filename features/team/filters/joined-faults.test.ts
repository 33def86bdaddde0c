import { expect, it } from 'vitest'
import { joinedFaults } from './joined-faults.ts'

const today = '2026-11-25'

it.each([
  ['', '', {}],
  ['2026-11-01', '', {}],
  ['', '2026-11-01', {}],
  ['2026-11-01', '2026-11-01', {}],
  ['2026-11-25', '2026-11-25', {}],
  ['2026-11-26', '', { from: 'joinedFuture' }],
  ['', '2026-11-26', { to: 'joinedFuture' }],
  ['2026-11-01', '2026-11-26', { to: 'joinedFuture' }],
  ['2026-11-02', '2026-11-01', { to: 'joinedOrder' }],
  // the first day is what is to be put right
  ['2026-11-26', '2026-11-01', { from: 'joinedFuture' }],
])('joined from "%s" to "%s": %o', (from, to, faults) => {
  expect(joinedFaults({ from, to }, today)).toEqual(faults)
})
