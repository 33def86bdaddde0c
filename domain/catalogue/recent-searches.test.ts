import { describe, expect, it } from 'vitest'
import { addRecentSearch, MOST_RECENT_SEARCHES, removeRecentSearch } from './recent-searches.ts'

describe('recent searches', () => {
  it('stand latest first and each once, whatever its capitals', () => {
    expect(addRecentSearch(['zinc', 'goji'], ' Goji ')).toEqual(['Goji', 'zinc'])
  })
  it('are five at most', () => {
    const all = ['a', 'b', 'c', 'd', 'e', 'f'].reduce<readonly string[]>(addRecentSearch, [])
    expect(all).toEqual(['f', 'e', 'd', 'c', 'b'])
    expect(all).toHaveLength(MOST_RECENT_SEARCHES)
  })
  it.each(['', '   ', 'x'.repeat(61)])('do not take “%s”', (text) => {
    expect(addRecentSearch(['zinc'], text)).toEqual(['zinc'])
  })
  it('can be removed one by one', () => {
    expect(removeRecentSearch(['zinc', 'goji'], 'zinc')).toEqual(['goji'])
  })
})
