import { describe, expect, it } from 'vitest'
import { customerToSave } from './customer-to-save.ts'
import type { Customer } from './schema.ts'

const attribute = (attribute_code: string, value: string) => ({ attribute_code, value })
const mei: Customer = {
  id: 1,
  group_id: 1,
  email: 'mei@jadeleaf.example',
  firstname: 'Mei',
  lastname: 'Chan',
  store_id: 3,
  website_id: 1,
  addresses: [{ id: 4, country_id: 'HK' }],
  custom_attributes: [
    attribute('mobile', '51000001'),
    attribute('mobile_prefix', '852'),
    attribute('sponsor_id', '8000003'),
  ],
  extension_attributes: { group_label: 'preferred', customer_token: 'secret', is_subscribed: true },
}

describe('what is sent of a customer', () => {
  it('is the record without addresses, group and token, and the hash of the password (R-413)', () => {
    expect(customerToSave(mei, { firstname: 'Mei Yee' })).toEqual({
      customer: {
        id: 1,
        group_id: 1,
        email: 'mei@jadeleaf.example',
        firstname: 'Mei Yee',
        lastname: 'Chan',
        store_id: 3,
        website_id: 1,
        custom_attributes: mei.custom_attributes,
        extension_attributes: { is_subscribed: true },
      },
      passwordHash: '',
    })
  })
  it.each([
    'license_img',
    'personalid_img',
    'application_status',
    'company_name',
    'company_owner',
    'company_id',
  ])('never holds %s, and everything else still (R-414, R-415, R-416, R-417, R-418, R-419)', (code) => {
    const { customer } = customerToSave(
      { ...mei, custom_attributes: [attribute(code, 'x'), ...(mei.custom_attributes ?? [])] },
      { attributes: { [code === 'company_id' ? 'tc_agreed_status' : 'name_confirmed']: '1' } },
    )
    expect(customer.custom_attributes.map((entry) => entry.attribute_code)).toEqual([
      'mobile',
      'mobile_prefix',
      'sponsor_id',
      code === 'company_id' ? 'tc_agreed_status' : 'name_confirmed',
    ])
  })
  it('replaces an attribute instead of sending it twice, and carries the proof of a new mobile', () => {
    const { customer } = customerToSave(mei, {
      attributes: { mobile: '62000001' },
      proof: { security_code: '123456' },
    })
    expect(customer.custom_attributes.filter((entry) => entry.attribute_code === 'mobile')).toEqual([
      attribute('mobile', '62000001'),
    ])
    expect(customer['extension_attributes']).toEqual({ is_subscribed: true, security_code: '123456' })
  })
})
