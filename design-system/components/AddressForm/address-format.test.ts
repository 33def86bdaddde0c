import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressFormats, changeCountry, changePlace, emptyAddress, isAddressRegion, type AddressFormValue } from './address-format.ts'

const text = fc.string({ maxLength: 12 })
const country = fc.constantFrom('CN', 'TW', 'HK', 'MO')
const address: fc.Arbitrary<AddressFormValue> = fc.record({ country, lastname: text, firstname: text, mobilePrefix: fc.constantFrom('86', '886', '852', '853'), telephone: text, regionId: text, cityId: text, districtId: text, street: text, postcode: text, chineseId: text, company: text, isDefault: fc.boolean() })

describe('changeCountry', () => {
  it('keeps everything typed, whatever the way through the regions', () => {
    fc.assert(fc.property(address, fc.array(country, { maxLength: 5 }), (before, way) => {
      const after = way.reduce((value, next) => ({ ...value, ...changeCountry(value, next) }), before)
      const { lastname, firstname, telephone, street, postcode, chineseId, company, isDefault } = before
      expect(after).toMatchObject({ lastname, firstname, telephone, street, postcode, chineseId, company, isDefault })
    }))
  })
  it('empties the places, which belong to another region', () => {
    fc.assert(fc.property(address, country, (value, next) => { expect(changeCountry(value, next)).toMatchObject({ country: next, regionId: '', cityId: '', districtId: '' }) }))
  })
  it('follows with the phone code only while no number is typed', () => {
    expect(changeCountry({ ...emptyAddress, country: 'CN', mobilePrefix: '86' }, 'HK').mobilePrefix).toBe('852')
    expect(changeCountry({ ...emptyAddress, country: 'CN', mobilePrefix: '86', telephone: '138' }, 'HK').mobilePrefix).toBeUndefined()
  })
})

describe('changePlace', () => {
  it.each([['regionId', { regionId: 'x', cityId: '', districtId: '' }], ['cityId', { cityId: 'x', districtId: '' }], ['districtId', { districtId: 'x' }]] as const)('%s empties what lies inside it', (field, patch) => expect(changePlace(field, 'x')).toEqual(patch))
})

describe('addressFormats', () => {
  it('are the four regions, each with what it asks', () => {
    expect(Object.keys(addressFormats)).toEqual(['CN', 'TW', 'HK', 'MO'])
    expect(Object.entries(addressFormats).filter(([, format]) => format.chineseId).map(([code]) => code)).toEqual(['CN'])
    expect(Object.entries(addressFormats).filter(([, format]) => format.postcode).map(([code]) => code)).toEqual(['CN', 'TW'])
    expect(Object.values(addressFormats).map((format) => format.levels.length)).toEqual([3, 2, 2, 1])
  })
  it.each(['', 'US', 'toString', '__proto__'])('%j is none', (code) => expect(isAddressRegion(code)).toBe(false))
})
