import { describe, expect, it } from 'vitest'
import { distance, Vocabulary } from './spelling.ts'

describe('distance', () => {
  it.each([
    ['vitamin', 'vitamn', 1, 1],
    ['protien', 'protein', 1, 1],
    ['vitamin', 'vitimin', 1, 1],
    ['vitamin', 'vtmn', 1, 2],
    ['abc', 'xyz', 2, 3],
    ['', 'ab', 2, 2],
  ])('of %s and %s, at most %i: %i', (a, b, most, expected) => {
    expect(distance(a, b, most)).toBe(expected)
    expect(distance(b, a, most)).toBe(expected)
  })
})

describe('the nearest words', () => {
  const vocabulary = new Vocabulary()
  for (const word of ['protein', 'propolis', 'calcium', 'zinc', 'ginger', 'ginkgo']) vocabulary.add(word)
  it.each([
    ['protien', ['protein']],
    ['caclium', ['calcium']],
    ['ginko', ['ginkgo']],
    // three letters could be anything
    ['zin', []],
    ['washing', []],
  ])('to “%s” are %j', (word, expected) => {
    expect(vocabulary.nearest(word)).toEqual(expected)
  })
})
