import { expect, it } from 'vitest'
import { address } from './examples.ts'
import { lacksChineseId, toQuoteAddress } from './quote-address.ts'

const mainland = {
  ...address,
  country_id: 'CN',
  custom_attributes: [
    { attribute_code: 'district', value: 'Nanshan' },
    { attribute_code: 'mobile_prefix', value: '86' },
    { attribute_code: 'id_number', value: '110101199003078515' },
    { attribute_code: 'label', value: 'Home' },
  ],
}

it('a mainland address goes to the service with its Chinese ID, and without what is not asked for', () => {
  expect(toQuoteAddress(mainland, 'mei@jadeleaf.example')).toMatchObject({
    customer_address_id: address.id,
    save_in_address_book: 0,
    email: 'mei@jadeleaf.example',
    extension_attributes: { district: 'Nanshan', mobile_prefix: '86', id_number: '110101199003078515' },
  })
  expect(toQuoteAddress(mainland, null).extension_attributes).not.toHaveProperty('label')
})
it('an address without extras has no field for them', () => {
  expect(toQuoteAddress({ ...address, custom_attributes: [] }, null)).not.toHaveProperty(
    'extension_attributes',
  )
})
it.each([
  ['of the mainland with its Chinese ID', false, mainland],
  ['of the mainland without one', true, { ...mainland, custom_attributes: [] }],
  ['of Hong Kong, which needs none', false, { ...address, country_id: 'HK', custom_attributes: [] }],
])('an address %s lacks it: %s', (_, expected, of) => {
  expect(lacksChineseId(of)).toBe(expected)
})
