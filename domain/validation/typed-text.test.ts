import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typedIdentifier, typedName } from './typed-text.ts'

const invisible = ['\u200b', '\u200e', '\u202a', '\u202e', '\u2066', '\u00ad', '\ufe0f', '\ufeff', '\u2060']

describe('an identifier', () => {
  it.each([
    ['  mei@jadeleaf.example ', 'mei@jadeleaf.example'],
    ['ｍｅｉ＠ｊａｄｅｌｅａｆ．ｅｘａｍｐｌｅ', 'mei@jadeleaf.example'],
    ['５１２３４５６７', '51234567'],
    ['ＷＥＬＣＯＭＥ５０', 'WELCOME50'],
    ['＋８５２', '+852'],
    ['\u3000x\u3000', 'x'],
    ['\u200b', ''],
  ])('%j is read as %j', (typed, read) => {
    expect(typedIdentifier(typed)).toBe(read)
  })
  it('is the same with invisible characters anywhere', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'aB1@.-', ...invisible)), (characters) => {
        const plain = characters.filter((character) => !invisible.includes(character)).join('')
        expect(typedIdentifier(characters.join(''))).toBe(plain)
      }),
    )
  })
  it('is read once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typedIdentifier(typedIdentifier(text))).toBe(typedIdentifier(text))
      }),
    )
  })
})

describe('a name', () => {
  it.each([
    [' Mei\u200b Yee\u202e ', 'Mei Yee'],
    ['陳\ufe0f大文', '陳大文'],
    // full-width and compatibility characters may be how somebody writes their name
    ['Ｍｅｉ', 'Ｍｅｉ'],
    ['﨑', '﨑'],
    ['葛\u{e0100}', '葛\u{e0100}'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['Nguye\u0302\u0303n', 'Nguyễn'],
    ['\u200b\u00ad', ''],
  ])('%j is read as %j', (typed, read) => {
    expect(typedName(typed)).toBe(read)
  })
})
