import { expect, it } from 'vitest'
import { joinedFaults, joinedFilters } from './joined-days.ts'

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

it.each([
  ['', '', { joined_from: undefined, joined_to: undefined }],
  ['2026-11-01', '', { joined_from: '2026-11-01', joined_to: undefined }],
  ['2026-11-01', '2026-11-25', { joined_from: '2026-11-01', joined_to: '2026-11-25' }],
  ['2026-11-26', '', undefined],
  ['2026-11-02', '2026-11-01', undefined],
  ['0202-11-01', '', undefined],
  ['', '0020-11-01', undefined],
])('joined from "%s" to "%s" filters by %o', (from, to, filters) => {
  expect(joinedFilters({ from, to }, today)).toEqual(filters)
})
