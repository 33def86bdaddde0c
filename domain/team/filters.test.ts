import { expect, it } from 'vitest'
import { firstDirection, teamSorts } from './filters.ts'

it('a team is sorted by figures from the highest, by all else from the lowest', () => {
  expect(teamSorts.filter((sort) => firstDirection(sort) === 'desc')).toEqual(['ppv', 'dpv'])
  expect(teamSorts.filter((sort) => firstDirection(sort) === 'asc')).toEqual([
    'generation',
    'name',
    'joined',
    'renewal',
  ])
})
