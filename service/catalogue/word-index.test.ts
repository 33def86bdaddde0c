import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSpeltAlike, search, WordIndex } from './word-index.ts'

const texts = (name: string, short = '') => ({ name, short, brand: '', categories: '', sku: '' })
const indexOf = (...names: readonly [name: string, short?: string][]) => {
  const index = new WordIndex()
  for (const [place, [name, short]] of names.entries()) index.add(place, texts(name, short))
  return index
}
const places = (index: WordIndex, text: string, size: number) => [...search([[index, 1]], text, size).places]

describe('the index of words', () => {
  const index = indexOf(['Vitamin C'], ['Calcium', 'with vitamin D'], ['Vitamin C and zinc for winter'], ['维生素'])
  it.each([['vitamin', [0, 2, 1]], ['vit', [0, 2, 1]], ['vitamin c', [0, 2]], ['vitamn', [0, 2, 1]], ['zinc vitamin', [2]], ['生素', [3]], ['维', [3]], ['vitamin iron', []], ['xyzzyx', []], ['', []]])('“%s” finds %j, best first', (text, expected) => {
    expect(places(index, text, 4)).toEqual(expected)
  })
  it('takes a word from any of its languages', () => {
    const [thai, english] = [indexOf(['ขิง']), indexOf(['Ginger tea'])]
    expect([...search([[thai, 1], [english, 0.7]], 'ginger ขิง', 1).places]).toEqual([0])
  })
  it('finds what is added while it is used, in any number', () => {
    const growing = new WordIndex()
    for (let place = 0; place < 3_000; place++) {
      growing.add(place, texts(`word${place}x`))
      if (place % 500 === 0) expect(places(growing, `word${place}x`, place + 1)).toEqual([place])
    }
    expect(places(growing, 'word1x', 3_000)).toEqual([1])
    expect(places(growing, 'word299', 3_000)).toHaveLength(11)
  })
  it('finds every product by each of its words', () => {
    const word = fc.stringMatching(/^[a-z]{2,8}$/)
    fc.assert(fc.property(fc.array(fc.array(word, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 20 }), (names) => {
      const made = indexOf(...names.map((name) => [name.join(' ')] as [string]))
      for (const [place, name] of names.entries()) for (const one of name) expect(places(made, one, names.length)).toContain(place)
    }))
  })
})

describe('spelt alike', () => {
  it.each([['vitamin', 'vitamn', 1, true], ['vitamin', 'vitamins', 1, true], ['vitamin', 'vitimin', 1, true], ['vitamin', 'vtmn', 1, false], ['ginkgo', 'ginko', 1, true], ['abc', 'xyz', 2, false], ['', 'ab', 2, true]])('%s and %s within %i: %s', (a, b, most, expected) => {
    expect(isSpeltAlike(a, b, most)).toBe(expected)
    expect(isSpeltAlike(b, a, most)).toBe(expected)
  })
})
