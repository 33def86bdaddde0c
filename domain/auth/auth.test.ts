import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCode, isReferrerCode, resendWait } from './code.ts'
import { passwordFault } from './password.ts'
import {
  fallbackCountryCodes,
  formatMobile,
  mobileFault,
  mobilesOf,
  normaliseMobile,
  offeredCountryCode,
} from './phone.ts'

describe('mobile numbers', () => {
  it.each([
    ['852', '51000001', null],
    ['852', '5100 0001', null],
    ['852', '5100001', { kind: 'atLeast8' }],
    ['852', '510000011', { kind: 'exactly', length: 8 }],
    ['853', '6600', { kind: 'atLeast8' }],
    ['86', '13800138000', null],
    ['86', '1380013800', { kind: 'atLeast11' }],
    ['62', '812345', { kind: 'between', min: 9, max: 12 }],
    ['66', '81234567', { kind: 'exactly', length: 9 }],
    ['66', '0812345678', null],
    ['886', '0912345678', null],
    ['852', '', { kind: 'empty' }],
    ['852', 'abc', { kind: 'notDigits' }],
    ['852', 'x51000001', { kind: 'notDigits' }],
    ['852', '51000001x', { kind: 'notDigits' }],
    // a country without lengths of its own
    ['44', '12345', { kind: 'between', min: 6, max: 15 }],
    ['44', '123456', null],
    ['44', '123456789012345', null],
    ['44', '1234567890123456', { kind: 'between', min: 6, max: 15 }],
  ])('+%s %s → %j', (code, mobile, fault) => {
    expect(mobileFault(code, mobile)).toEqual(fault)
  })
  it.each([
    ['886', '912345678'],
    ['84', '912345678'],
    ['66', '812345678'],
    ['61', '412345678'],
    ['60', '123456789'],
    ['62', '812345678'],
    ['856', '2012345678'],
  ])('in +%s may begin with a 0, which is left out: %s', (code, mobile) => {
    expect(
      [`0${mobile}`, `+${code} 0${mobile}`, mobile].map((typed) => normaliseMobile(code, typed)),
    ).toEqual([mobile, mobile, mobile])
  })
  it.each([
    ['852', '51000001'],
    ['86', '13800138000'],
    ['1', '2025550100'],
  ])('in +%s keep a 0 at the beginning, and every 0 within: %s', (code, mobile) => {
    expect([`0${mobile}`, mobile].map((typed) => normaliseMobile(code, typed))).toEqual([
      `0${mobile}`,
      mobile,
    ])
  })
  it.each([
    ['852', '51000001', '+852 51000001'],
    [undefined, '51000001', '51000001'],
    ['', '51000001', '51000001'],
    ['852', null, '+852'],
    [undefined, undefined, ''],
  ])('with the code %s and the number %s are written "%s"', (code, mobile, text) => {
    expect(formatMobile(code, mobile)).toBe(text)
  })
  it('normalised a second time stay as they are', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('852', '86', '1', '853'),
        fc.stringMatching(/^[\d -]{0,16}$/),
        (code, text) => normaliseMobile(code, normaliseMobile(code, text)) === normaliseMobile(code, text),
      ),
    )
  })
})

describe('what digits can mean', () => {
  it.each([
    ['85251000001', ['85251000001']],
    ['51000001', ['85251000001', '85351000001']],
    ['8613800138000', ['8613800138000']],
    ['0812345678', expect.arrayContaining(['66812345678', '62812345678'])],
    ['123', []],
    ['mei@jadeleaf.example', []],
    ['x51000001', []],
    ['5100 0001', []],
    ['51000001-', []],
    // a country code alone
    ['852', []],
    ['', []],
  ])('%s → %j', (digits, mobiles) => {
    expect(mobilesOf(digits)).toEqual(mobiles)
  })
})

describe('the chosen country code', () => {
  it('is one of these while the service tells none, in this order (R-430)', () => {
    expect(fallbackCountryCodes.map((code) => `+${code}`).join(', ')).toBe(
      '+62, +60, +61, +1, +86, +852, +853, +66, +886, +84, +856',
    )
  })
  it.each([
    [['86', '852'], '86', '86'],
    [['86', '852'], '66', '852'],
    [['86', '853'], '852', '86'],
    [[], '852', '852'],
  ])('of %j, asked for %s: %s', (offered, wanted, chosen) => {
    expect(offeredCountryCode(offered, wanted)).toBe(chosen)
  })
})

// Requirements
describe('passwords', () => {
  it.each([
    ['', 'empty'],
    ['ab1', 'tooShort'],
    ['123456', 'noLetter'],
    ['abcdef', 'noNumber'],
    ['Jade2026', null],
    ['密码abc1', null],
    ['密码密码密1', 'noLetter'],
  ])('%s → %s', (password, fault) => {
    expect(passwordFault(password)).toBe(fault)
  })

  const owner = {
    firstname: 'Ka Ho',
    lastname: 'Ng',
    email: 'tea.lover@jadeleaf.example',
    mobile: '+852 5100 0002',
  }
  it.each([
    ['aaaaaaaa1', 'repeats'],
    ['aAbB1111', 'repeats'],
    ['abcd11', null],
    ['Jadeleaf2026', 'shopName'],
    ['JADE-leaf1', 'shopName'],
    ['ｊａｄｅｌｅａｆ1a', 'shopName'],
    ['翠叶abc1', 'shopName'],
    ['翠葉abc1', 'shopName'],
    ['Jade2026', null],
    ['kaho1234', 'ownName'],
    ['Ka_Ho_1234', 'ownName'],
    ['1234ngKAHO', 'ownName'],
    ['mango123', null],
    ['TeaLover1', 'ownEmail'],
    ['tea.lover99', 'ownEmail'],
    ['tealeaf1', null],
    ['x51000002', 'ownMobile'],
    ['5100-0002x', 'ownMobile'],
    ['x5100000', null],
  ])('of Ka Ho Ng: %s → %s', (password, fault) => {
    expect(passwordFault(password, owner)).toBe(fault)
  })
  it.each([
    [{ firstname: 'Bo', lastname: 'Li' }, 'boli2026', 'ownName'],
    [{ firstname: 'Bo', lastname: 'Li' }, 'libo2026', 'ownName'],
    [{ firstname: 'Bo', lastname: 'Li' }, 'lion2026', null],
    [{ firstname: 'Anne-Marie', lastname: '' }, 'annemarie1', 'ownName'],
    [{ firstname: 'Mei Ling', lastname: 'Chan' }, 'ling2026', 'ownName'],
    [{ firstname: '大文', lastname: '陳' }, '陳大文abc1', 'ownName'],
    [{ email: 'bo@jadeleaf.example' }, 'bob2026x', null],
    [{ firstname: null, lastname: null, email: null, mobile: null }, 'kaho1234', null],
  ])('of %j: %s → %s', (person, password, fault) => {
    expect(passwordFault(password, person)).toBe(fault)
  })
  it('never hold the name, wherever it stands and however it is written', () => {
    const cased = fc.array(fc.boolean(), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z0-9]{0,8}$/),
        fc.stringMatching(/^[a-z0-9]{0,8}$/),
        cased,
        (before, after, upper) => {
          const name = [...'kaho'].map((letter, n) => (upper[n] ? letter.toUpperCase() : letter)).join('')
          return passwordFault(`${before}${name}${after}1xyz`, owner) !== null
        },
      ),
    )
  })
})

describe('codes', () => {
  const now = new Date('2026-11-21T00:01:00Z')
  it.each([
    [null, 0],
    ['2026-11-21T00:00:00Z', 0],
    ['2026-11-21T00:00:30Z', 30],
    ['2026-11-21T00:00:59.500Z', 60],
  ])('sent at %s: wait %d s', (sentAt, wait) => {
    expect(resendWait(sentAt ? new Date(sentAt) : null, now)).toBe(wait)
  })
  // Requirements R-340
  it('is six digits, a referrer code seven or eight', () => {
    expect(['123456', '12345', '1234567', '12345a'].map(isCode)).toEqual([true, false, false, false])
    expect(['1234567', '12345678', '123456', '123456789', '123456a'].map(isReferrerCode)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})
