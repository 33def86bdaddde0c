import { expect, it } from 'vitest'
import { attributeText } from '#domain/contract/attributes.ts'
import { fromDraft, toDraft } from './address-draft.ts'

const saved = {
  id: 4,
  customer_id: 1,
  country_id: 'CN',
  region: { region_id: 440000, region: '广东省', region_code: 'CN-GD' },
  street: ['深南大道 1 号'],
  city: '深圳市',
  telephone: '13800138000',
  firstname: '丽',
  lastname: '李',
  postcode: '518000',
  default_shipping: true,
  custom_attributes: [
    { attribute_code: 'mobile_prefix', value: '86' },
    { attribute_code: 'city_id', value: '440300' },
    { attribute_code: 'district_id', value: '440305' },
    { attribute_code: 'district', value: '南山区' },
    { attribute_code: 'id_number', value: '11010519491231002X' },
  ],
}
const places = { region: { code: 'CN-GD', name: '广东省' }, city: '深圳市', district: '南山区' }

it('what was saved comes back unchanged through the form (R-163, R-164)', () => {
  expect(fromDraft(toDraft(saved), places, saved)).toMatchObject({
    ...saved,
    custom_attributes: expect.arrayContaining(saved.custom_attributes) as unknown,
  })
})
it('a Hong Kong address carries neither postcode, district nor Chinese ID, whatever was typed before', () => {
  const address = fromDraft(
    { ...toDraft(saved), country: 'HK', regionId: '810002', cityId: '7' },
    { region: { code: 'HK-KLN', name: 'Kowloon' }, city: 'Sham Shui Po', district: undefined },
  )
  expect(address).toMatchObject({
    postcode: '',
    city: 'Sham Shui Po',
    region: { region_id: 810002, region: 'Kowloon', region_code: 'HK-KLN' },
  })
  expect(
    ['id_number', 'district_id', 'district'].map((code) => attributeText(address.custom_attributes, code)),
  ).toEqual([undefined, undefined, undefined])
})
it('a new address begins in Hong Kong with its phone code', () => {
  expect(toDraft()).toMatchObject({ country: 'HK', mobilePrefix: '852', isDefault: false })
})
it('a new address begins with the name and mobile of its owner, a saved one keeps its own', () => {
  const owner = {
    email: null,
    firstname: 'Mei Yee',
    lastname: 'Chan',
    custom_attributes: [
      { attribute_code: 'mobile', value: '66000001' },
      { attribute_code: 'mobile_prefix', value: '853' },
    ],
  }
  expect(toDraft(undefined, owner)).toMatchObject({
    firstname: 'Mei Yee',
    lastname: 'Chan',
    mobilePrefix: '853',
    telephone: '66000001',
  })
  expect(toDraft(saved, owner)).toEqual(toDraft(saved))
})
