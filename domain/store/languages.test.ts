import { describe, expect, it } from 'vitest'
import {
  initialLanguageState,
  languageIds,
  languageOf,
  languages,
  shortCode,
  listComma,
} from './languages.ts'

describe('languages', () => {
  // Requirements
  it.each([
    ['en_US', 'en'],
    ['zh', 'zh-cn'],
    ['zh_cn', 'zh-cn'],
    ['zh-Hant', 'zh-hk'],
    ['zh_TW', 'zh-hk'],
    ['vi_vn', 'vi'],
    ['th_TH', 'th'],
    ['ms-MY', 'ms'],
    ['fr', 'fr'],
  ])('%s is short for %s', (locale, code) => {
    expect(shortCode(locale)).toBe(code)
  })
  it('have these ids where a store names none (R-545, R-546, R-547)', () => {
    expect(languageIds).toEqual({ en: 3, 'zh-cn': 6, 'zh-hk': 4 })
  })
  it('begins with Simplified Chinese, id 4 (R-546)', () => {
    expect(initialLanguageState).toMatchObject({ code: 'zh_cn', id: 4 })
  })
  it('finds a language by its code, never by the ambiguous id', () => {
    expect([
      languageOf('zh_cn')?.storeId,
      languageOf('zh_hk')?.storeId,
      languageOf('en')?.storeId,
      languageOf('4'),
    ]).toEqual([6, 4, 3, undefined])
    expect(new Set(languages.map((language) => language.storeId)).size).toBe(6)
  })
})

it('the comma of a list is full width in Chinese alone, by code and by tag', () => {
  for (const { code, tag } of languages) {
    const comma = code.startsWith('zh') ? '，' : ', '
    expect([listComma(code), listComma(tag)]).toEqual([comma, comma])
  }
})
