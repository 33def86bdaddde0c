import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fourRegions } from '../../../testing/four-regions.ts'
import { changeCountry, changePlace, emptyAddress, type AddressFormValue } from './address-format.ts'

const text = fc.string({ maxLength: 12 })
const country = fc.constantFrom('CN', 'TW', 'HK', 'MO')
const address: fc.Arbitrary<AddressFormValue> = fc.record({
  country,
  lastname: text,
  firstname: text,
  mobilePrefix: fc.constantFrom('86', '886', '852', '853'),
  telephone: text,
  regionId: text,
  cityId: text,
  districtId: text,
  street: text,
  postcode: text,
  chineseId: text,
  company: text,
  isDefault: fc.boolean(),
})

describe('changeCountry', () => {
  it('keeps everything typed, whatever the way through the regions', () => {
    fc.assert(
      fc.property(address, fc.array(country, { maxLength: 5 }), (before, way) => {
        const after = way.reduce(
          (value, next) => ({ ...value, ...changeCountry(value, next, fourRegions) }),
          before,
        )
        const { lastname, firstname, telephone, street, postcode, chineseId, company, isDefault } = before
        expect(after).toMatchObject({
          lastname,
          firstname,
          telephone,
          street,
          postcode,
          chineseId,
          company,
          isDefault,
        })
      }),
    )
  })
  it('empties the places, which belong to another region', () => {
    fc.assert(
      fc.property(address, country, (value, next) => {
        expect(changeCountry(value, next, fourRegions)).toMatchObject({
          country: next,
          regionId: '',
          cityId: '',
          districtId: '',
        })
      }),
    )
  })
  it('follows with the phone code only while no number is typed', () => {
    expect(
      changeCountry({ ...emptyAddress, country: 'CN', mobilePrefix: '86' }, 'HK', fourRegions).mobilePrefix,
    ).toBe('852')
    expect(
      changeCountry(
        { ...emptyAddress, country: 'CN', mobilePrefix: '86', telephone: '138' },
        'HK',
        fourRegions,
      ).mobilePrefix,
    ).toBeUndefined()
  })
})

it.each(['', 'US', 'toString', '__proto__'])(
  '%j, which is not offered, leaves the phone code alone',
  (code) => {
    expect(changeCountry(emptyAddress, code, fourRegions)).toEqual({
      country: code,
      regionId: '',
      cityId: '',
      districtId: '',
    })
  },
)

describe('changePlace', () => {
  it.each([
    ['regionId', { regionId: 'x', cityId: '', districtId: '' }],
    ['cityId', { cityId: 'x', districtId: '' }],
    ['districtId', { districtId: 'x' }],
  ] as const)('%s empties what lies inside it', (field, patch) =>
    expect(changePlace(field, 'x')).toEqual(patch),
  )
})
