import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { withFault, unit, type Fault } from './fault.ts'
import { groups } from './list.ts'

const faults = Object.values(groups).flat()

describe('a planted fault', () => {
  const fault = (sound: string | RegExp, broken: string): Fault => ['', '', sound, broken, unit('')]
  it('fits exactly once, across line breaks, or not at all', () => {
    expect(withFault('a <\n  b', fault('a < b', 'a <= b'))).toBe('a <= b')
    expect(withFault('a < b; a < b', fault('a < b', 'a <= b'))).toBeUndefined()
    expect(withFault('a > b', fault('a < b', 'a <= b'))).toBeUndefined()
    expect(withFault('f(1)', fault('f(1)', '$1'))).toBe('$1')
    expect(withFault('f(1)', fault(/f\((.)\)/, 'g($1)'))).toBe('g(1)')
  })
})

// Whoever changes one of these lines changes the fault with it, or leaves it out.
it.each(faults)('%s: fits %s', (title, file, sound, broken, { path }) => {
  expect(
    withFault(readFileSync(file, 'utf8'), [title, file, sound, broken, unit(path)]),
    `${String(sound)} fits ${file} exactly once`,
  ).toBeDefined()
  expect(existsSync(path), path).toBe(true)
})
it('has a title of its own', () => {
  const titles = faults.map(([title]) => title)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})
