import { expect, it } from 'vitest'
import { lastNameAfter, namePools } from './team-names.ts'

const malay = namePools.find(({ women }) => women)!

it('a Malay name has bin for a son and binti for a daughter', () => {
  expect(malay.first.map((first) => lastNameAfter(malay, first, 'Hassan'))).toEqual([
    'binti Hassan',
    'bin Hassan',
    'binti Hassan',
    'bin Hassan',
    'binti Hassan',
    'bin Hassan',
  ])
  for (const name of malay.women ?? []) expect(malay.first).toContain(name)
})
it('other names stay as they are', () => {
  for (const pool of namePools.filter(({ women }) => !women))
    for (const last of pool.last) expect(lastNameAfter(pool, pool.first[0]!, last)).toBe(last)
})
