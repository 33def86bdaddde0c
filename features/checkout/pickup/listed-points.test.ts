import { expect, test } from 'vitest'
import { locker } from '../examples.ts'
import { listedPoints } from './listed-points.ts'

const [a, b, c] = ['A', 'B', 'C'].map((code) => ({ ...locker, code }))

test.each([
  ['of the district', [a, b], undefined, undefined, 'AB'],
  ['the last one first, though it is of the district', [a, b], b, undefined, 'BA'],
  ['the last one first, of another district', [a, b], c, undefined, 'CAB'],
  ['the chosen one keeps its position', [a, b], undefined, b, 'AB'],
  ['the chosen one stays when another district is shown', [a, b], undefined, c, 'CAB'],
  ['the last one is the chosen one', [a, b], c, c, 'CAB'],
  ['nothing there', [], undefined, undefined, ''],
] as const)('the points that are listed: %s', (_, inDistrict, last, chosen, expected) => {
  const listed = listedPoints(
    inDistrict.flatMap((point) => point ?? []),
    last,
    chosen,
  )
  expect(listed.map(({ code }) => code).join('')).toBe(expected)
})
