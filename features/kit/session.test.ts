import { expect, it } from 'vitest'
import { rememberCustomer } from './session.ts'
import { customerSlot, tokenSlot } from './storage.ts'

const stored = new Map<string, unknown>()
customerSlot.write = (value) => {
  stored.set('customer', value)
}
tokenSlot.read = () => 'bearer'
customerSlot.read = () => ({ customer_type: 'guest', cartId: 'c1' })

// Requirements
it('remembers the documented fields of a customer and nothing more secret', () => {
  const attribute = (attribute_code: string) => ({ attribute_code, value: `${attribute_code} value` })
  rememberCustomer({
    id: 7,
    firstname: 'Mei',
    lastname: 'Chan',
    email: 'mei@shop.example',
    store_id: 3,
    website_id: 1,
    group_id: 4,
    dob: '1990-01-01',
    created_at: '2026-01-01',
    default_shipping: '4',
    addresses: [
      {
        id: 4,
        street: ['Nathan Road 1'],
        custom_attributes: [{ attribute_code: 'id_number', value: '11010519491231002X' }],
      },
    ],
    custom_attributes: [
      'mobile',
      'mobile_prefix',
      'total_amount_available',
      'associate_expire_date',
      'tc_agreed_status',
      'sponsor_id',
      'id_number',
      'name_confirmed',
    ].map(attribute),
    extension_attributes: { group_label: 'preferred', is_subscribed: true },
  })
  expect(stored.get('customer')).toEqual({
    customer_type: 'logged_in',
    cartId: 'c1',
    id: 7,
    firstname: 'Mei',
    lastname: 'Chan',
    email: 'mei@shop.example',
    store_id: 3,
    website_id: 1,
    custom_attributes: [
      'mobile',
      'total_amount_available',
      'associate_expire_date',
      'tc_agreed_status',
      'sponsor_id',
    ].map(attribute),
    extension_attributes: { group_label: 'preferred', customer_token: 'bearer' },
  })
})
