import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasVisibleText, isPersonName, isPlainText, NAME_MAX, nameFaults } from './person-name.ts'

const code = (...points: number[]) => String.fromCodePoint(...points)

describe('a first or last name', () => {
  it.each([
    'Wing',
    ' Wai Ling ',
    "O'Brien",
    'D’Souza',
    'Ho-Yan',
    'J. R.',
    'J.R.R.',
    'St. John',
    'Ng',
    '陳',
    '卡爾·馬克思',
    '李〇',
    '𠮷',
    'Nguyễn',
    'Nguyễn',
    'ใจดีมากเหลือเกิน',
    'binti Mohd Hassan',
    'Zoë',
    'Henry Ⅳ',
    `क${code(0x94d, 0x200d)}ष`,
    'x'.repeat(NAME_MAX),
    '𠮷'.repeat(NAME_MAX),
  ])('may be "%s" (ADR 0004, ADR 0030)', (name) => {
    expect(isPersonName(name)).toBe(true)
  })
  it.each([
    '',
    '   ',
    'http://evil.example/prize You won',
    'www.evil',
    'WWW．evil',
    'x.yz',
    'Visit evil.example now',
    '例.中国',
    'evil。com',
    'me@evil',
    'me＠evil',
    'Test 1',
    '١٢٣ Ali',
    '①',
    '１',
    'a/b',
    'a／b',
    'a\\b',
    '<b>',
    '{{var x}}',
    '>',
    '-',
    "'",
    '. .',
    'x'.repeat(NAME_MAX + 1),
    `Wing${code(0)}`,
    'Wing\nLee',
    `Wing${code(0x2028)}Lee`,
    `Wing${code(0x202e)}eeL`,
    `W${code(0x200b)}ing`,
    ...[
      0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0xad, 0xfe0f, 0x2060,
      0xfeff, 0x3164, 0x115f, 0x1160, 0xffa0, 0x2800, 0x301,
    ].map((point) => code(point)),
  ])('may not be %j', (name) => {
    expect(isPersonName(name)).toBe(false)
  })
  it('never holds a digit, markup or an address, and always a letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => {
        if (!isPersonName(text)) return
        expect(text).not.toMatch(/[<>{}@/\\\d]|www\./i)
        // a radical is read as its letter
        expect(text.normalize('NFKC')).toMatch(/\p{L}/u)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('a street', () => {
  it.each(['Flat 3/F, 12 Nathan Road', '彌敦道12號', '12', '#5-01 A\\B'])('may be "%s"', (street) => {
    expect(isPlainText(street)).toBe(true)
  })
  it.each(['<b>', '{{var x}}', '', ' ', code(0x200b), code(0x2800), code(0x3164), 'A\nB'])(
    'may not be %j',
    (street) => {
      expect(isPlainText(street)).toBe(false)
    },
  )
  it('of characters that a screen draws nothing for cannot be seen', () => {
    expect(hasVisibleText(code(0x200b, 0x20, 0xfe0f))).toBe(false)
    expect(hasVisibleText('3')).toBe(true)
  })
})

it.each([
  ['Suharto', '', {}],
  ['', 'Suharto', {}],
  [' ', '\u200b', { firstname: 'required', lastname: 'required' }],
  ['Mei 2', 'Chan', { firstname: 'name' }],
  ['', '<b>', { lastname: 'name' }],
])('of the names "%s" and "%s" one will do: %j', (firstname, lastname, faults) => {
  expect(nameFaults({ firstname, lastname })).toEqual(faults)
})
