import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { languages } from '#domain/store/languages.ts'
import { ProductIndex, type Texts } from './product-index.ts'
import { WordIndex } from './word-index.ts'
import { WordTable } from './word-table.ts'

describe('an index of words', () => {
  it('tells positions and weights as they were added, forwards and back, near and far', () => {
    const index = new WordIndex(new WordTable())
    const places = [5, 6, 900, 7, 0, 16_777_215, 16_777_214, 0, 1, 8_388_608]
    for (const [at, place] of places.entries()) index.add(place, 'iron', at === 3 ? 63 : at + 1)
    const found: [number, number][] = []
    index.find('iron', (place, weight) => found.push([place, weight]))
    expect(found.map(([place]) => place)).toEqual(places)
    const one = found[0]![1]
    expect(found.map(([, weight]) => Math.round(weight / one))).toEqual([1, 2, 3, 63, 5, 6, 7, 8, 9, 10])
  })

  it('takes less than three bytes for each occurrence of a common word', () => {
    const index = new WordIndex(new WordTable())
    const empty = index.byteLength
    for (let place = 0; place < 100_000; place += 10) index.add(place, 'vitamin', 12)
    expect((index.byteLength - empty) / 10_000).toBeLessThan(3)
  })

  it('keeps a word that six languages share once', () => {
    const added = vi.spyOn(WordTable.prototype, 'add')
    onTestFinished(() => {
      added.mockRestore()
    })
    const index = new ProductIndex()
    const texts: Texts = {
      name: 'Zorblat',
      short: '',
      brand: '',
      categories: [],
      facts: [],
      options: [],
    }
    index.add(1, {
      skus: ['Zorblat'],
      byLanguage: Object.fromEntries(languages.map(({ code }) => [code, texts])),
    })
    const tables = new Set(added.mock.contexts as WordTable[])
    expect(tables.size).toBe(1)
    // as it is looked up and as it is written
    expect([...tables][0]!.size).toBe(2)
  })

  it('completes words of its own language only, in alphabetical order', () => {
    const table = new WordTable()
    const [en, ms] = [new WordIndex(table), new WordIndex(table)]
    for (const word of ['calcium', 'calm', 'calamine']) en.add(1, word, 1)
    ms.add(1, 'calar', 1)
    expect(en.startingWith('cal')).toEqual(['calamine', 'calcium', 'calm'])
    expect(en.startingWith('cal', 2)).toEqual(['calamine', 'calcium'])
    expect(ms.startingWith('cal')).toEqual(['calar'])
    expect(en.has('calar')).toBe(false)
    expect(ms.startingWith('ca')).toEqual(['calar'])
  })
})
