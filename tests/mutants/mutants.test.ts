import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { withFault, unit, type Catcher, type Fault } from './fault.ts'
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

/** Where the tests of each project of vitest.config.ts stand. */
const homes: Readonly<Record<Catcher['project'], RegExp>> = {
  unit: /^(domain|design-system|tests\/(design-system|locales))\//,
  'unit-pages': /^(features|app)\//,
  service: /^(service|tests\/(faults|foreign))\//,
  storybook: /^(design-system|features)\//,
  hydration: /^(design-system|features|app)\/.*\.browser\.test\.tsx?$/,
}

// Whoever changes one of these lines changes the fault with it, or leaves it out.
it.each(faults)('%s: fits %s', (title, file, sound, broken, { project, path }) => {
  expect(
    withFault(readFileSync(file, 'utf8'), [title, file, sound, broken, unit(path)]),
    `${String(sound)} fits ${file} exactly once`,
  ).toBeDefined()
  expect(existsSync(path), path).toBe(true)
  expect(path, `a test of ${project}`).toMatch(homes[project])
})
it('has a title of its own', () => {
  const titles = faults.map(([title]) => title)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})
it('is planted once: no two make the same change', () => {
  const changes = faults.map((fault) => `${fault[1]}\n${withFault(readFileSync(fault[1], 'utf8'), fault)}`)
  expect(faults.filter((_, at) => changes.indexOf(changes[at]!) !== at).map(([title]) => title)).toEqual([])
})
