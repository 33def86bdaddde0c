import { describe, expect, it } from 'vitest'
import { cantoneseOf, mandarinOf, toSimplified } from './han.ts'
import { soundsOf } from './sounds.ts'

describe('simplified characters', () => {
  it('keep those of the beginning when a word grows', () => {
    const word = '維生素與氨基葡萄糖軟骨素'
    for (let end = 1; end <= word.length; end++)
      expect(toSimplified(word).startsWith(toSimplified(word.slice(0, end)))).toBe(true)
  })
  it('are known for rare characters too', () => {
    expect(toSimplified('䲁䰾𩶘')).toBe('鳚鲃䲞')
  })
})

describe('readings', () => {
  it.each([
    ['咀嚼片', 'ju jue pian'],
    ['长者', 'zhang zhe'],
    ['增长', 'zeng zhang'],
    ['长效', 'chang xiao'],
    ['银行', 'yin hang'],
    ['行气', 'xing qi'],
    ['睡觉', 'shui jiao'],
    ['西洋参', 'xi yang shen'],
    ['绿茶', 'lv cha'],
  ])('%s is %s in Mandarin, by the word it stands in', (run, syllables) => {
    expect(mandarinOf(run).join(' ')).toBe(syllables)
  })
  it.each([
    ['花旗参', 'faa kei sam'],
    ['长者', 'zoeng ze'],
    ['维他命', 'wai taa ming'],
  ])('%s is %s in Cantonese', (run, syllables) => {
    expect(cantoneseOf(run).join(' ')).toBe(syllables)
  })
  it('are found from any character to the end, and by their initials', () => {
    expect(soundsOf('咀嚼片')).toEqual(expect.arrayContaining(['jujuepian', 'juepian', 'pian', 'jjp']))
  })
})
