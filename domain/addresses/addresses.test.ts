import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressFaults } from './address-faults.ts'
import type { AddressDraft } from './address-form.ts'
import { hasChineseIdForm, isChineseId } from './chinese-id.ts'
import { SavedAddress } from './schema.ts'

const today = '2026-11-21'
const hongKong: AddressDraft = {
  country: 'HK',
  firstname: 'Mei',
  lastname: 'Chan',
  mobilePrefix: '852',
  telephone: '51000001',
  regionId: '1',
  cityId: '2',
  districtId: '',
  street: '1 Queen’s Road',
  postcode: '',
  chineseId: '',
}
const mainland: AddressDraft = {
  ...hongKong,
  country: 'CN',
  districtId: '3',
  postcode: '100000',
  chineseId: '11010519491231002X',
}

describe('Chinese ID numbers (GB 11643)', () => {
  it.each([
    ['11010519491231002X', true],
    ['11010519491231002x', true],
    ['110105194912310021', false],
    ['110105194902300028', false],
    ['830000199201300022', true],
    ['990105194912310023', false],
    ['1101051949123100', false],
    ['x11010519491231002X', false],
    ['11010519491231002X1', false],
    // check characters right: 30 February, a thirteenth month, and people born before 1880
    ['110105194902300020', false],
    ['110105194913010029', false],
    ['110105187912310024', false],
    ['110105188001010025', true],
    ['', false],
  ])('%s is valid: %s', (text, valid) => {
    expect(isChineseId(text, today)).toBe(valid)
  })
  it('have 17 digits and a digit or X in form, with nothing around them', () => {
    const texts = ['11010519491231002X', '110105194912310021', 'x11010519491231002X', '11010519491231002X1']
    expect(texts.map(hasChineseIdForm)).toEqual([true, true, false, false])
  })
  it('takes somebody born today', () => {
    expect(isChineseId('11010519491231002X', '1949-12-31')).toBe(true)
  })
  it('refuses a birthday to come', () => {
    expect(isChineseId('11010519491231002X', '1949-12-30')).toBe(false)
  })
  it('finds every wrong single digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 16 }), fc.integer({ min: 1, max: 9 }), (position, shift) => {
        const digits = [...'11010519491231002X']
        digits[position] = String((Number(digits[position]) + shift) % 10)
        return !isChineseId(digits.join(''), today)
      }),
    )
  })
})

// Requirements
describe('addresses', () => {
  it.each([
    ['a whole one of Hong Kong', hongKong, {}],
    ['a whole one of the mainland', mainland, {}],
    ['no postcode on the mainland', { ...mainland, postcode: '' }, { postcode: 'required' }],
    ['a postcode of five digits', { ...mainland, postcode: '10000' }, { postcode: 'postcode' }],
    ['81 characters of street', { ...hongKong, street: '長'.repeat(81) }, { street: 'streetTooLong' }],
    ['80 characters of street', { ...hongKong, street: '𠮷'.repeat(80) }, {}],
    ['a street of a zero-width space', { ...hongKong, street: '\u200b' }, { street: 'streetText' }],
    ['a street with markup', { ...hongKong, street: '1 <b> Road' }, { street: 'streetText' }],
    ['a street with digits and slashes', { ...hongKong, street: 'Flat 3/F, 12-14 Nathan Road' }, {}],
    ['a name with markup', { ...hongKong, firstname: '<b>' }, { firstname: 'name' }],
    ['a name with a placeholder', { ...hongKong, lastname: '{{var x}}' }, { lastname: 'name' }],
    ['a zero-width space beside a name', { ...hongKong, lastname: '\u200b' }, {}],
    [
      'names of zero-width spaces',
      { ...hongKong, lastname: '\u200b', firstname: '\u200b' },
      { lastname: 'required', firstname: 'required' },
    ],
    ['a name that is an address', { ...hongKong, firstname: 'evil.example' }, { firstname: 'name' }],
    ['one word for a name, given (ADR 0004)', { ...hongKong, firstname: 'Suharto', lastname: '' }, {}],
    ['one word for a name, family', { ...hongKong, firstname: '', lastname: 'Suharto' }, {}],
    ['no Chinese ID', { ...mainland, chineseId: ' ' }, { chineseId: 'chineseIdMissing' }],
    [
      'a Chinese ID of 17 digits',
      { ...mainland, chineseId: '11010519491231002' },
      { chineseId: 'chineseIdWrong' },
    ],
    [
      'a Chinese ID whose check digit only the verify-id call can judge',
      { ...mainland, chineseId: '110105194912310020' },
      {},
    ],
    ['a postcode between spaces', { ...mainland, postcode: ' 100000 ' }, {}],
    ['a postcode of spaces', { ...mainland, postcode: '  ' }, { postcode: 'required' }],
    ['a street of spaces', { ...hongKong, street: '  ' }, { street: 'required' }],
    ['the mainland without a district', { ...mainland, districtId: '' }, { districtId: 'required' }],
    ['Hong Kong without a district', { ...hongKong, districtId: '' }, {}],
    ['Macao without a city', { ...hongKong, country: 'MO', cityId: '' }, {}],
    [
      'nothing at all',
      { ...hongKong, firstname: '', lastname: '', telephone: '', regionId: '', cityId: '', street: '' },
      {
        firstname: 'required',
        lastname: 'required',
        telephone: 'required',
        regionId: 'required',
        cityId: 'required',
        street: 'required',
      },
    ],
  ] as const)('%s', (_, draft, faults) => {
    expect(addressFaults(draft as AddressDraft)).toEqual(faults)
  })
})

describe('an address in an answer', () => {
  const saved = {
    id: 7,
    country_id: 'HK',
    street: ['1 Queen’s Road'],
    telephone: '51000001',
    city: 'Hong Kong Island',
    firstname: 'Mei',
    lastname: '',
  }
  it('is read without its optional fields, and with fields that we do not know', () => {
    expect(SavedAddress.safeParse({ ...saved, fax: '1' }).success).toBe(true)
  })
  it.each(Object.keys(saved))('is not taken without %s', (key) => {
    for (const value of [undefined, null, {}])
      expect(SavedAddress.safeParse({ ...saved, [key]: value }).success).toBe(false)
  })
  it.each([
    ['a country in words', { country_id: 'Hong Kong' }],
    ['no street', { street: [] }],
    ['a street in one text', { street: '1 Queen’s Road' }],
    ['an id that is none', { id: 'x' }],
  ])('is not taken with %s', (_what, wrong) => {
    expect(SavedAddress.safeParse({ ...saved, ...wrong }).success).toBe(false)
  })
})
