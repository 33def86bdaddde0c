import { describe, expect, it } from 'vitest'
import { six, textsOf } from './text-file.ts'

const text = { en: 'Zinc', zh_cn: '锌', zh_hk: '鋅', ms: 'Zink', vi: 'Kẽm', th: 'สังกะสี' }
const { th, ...withoutThai } = text

describe('texts of data files', () => {
  it('are read in the order of the languages', () => {
    expect(six.parse(text)).toEqual(['Zinc', '锌', '鋅', 'Zink', 'Kẽm', 'สังกะสี'])
    expect(textsOf({ zinc: text }).zinc[5]).toBe(th)
  })
  it('are refused without one of the languages, and with a language that the shop lacks', () => {
    expect(() => six.parse(withoutThai)).toThrow('th')
    expect(() => six.parse({ ...text, de: 'Zink' })).toThrow('de')
    expect(() => textsOf({ zinc: withoutThai as typeof text })).toThrow('zinc')
  })
})
