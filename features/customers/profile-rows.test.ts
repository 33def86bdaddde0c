import { readFileSync } from 'node:fs'
import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import type { Customer } from '#domain/customers/schema.ts'
import { profileRows } from './profile-rows.ts'

const messages = Object.assign(
  {},
  ...['account', 'dashboard'].map(
    (part) => JSON.parse(readFileSync(`locales/${part}/en.json`, 'utf8')) as Record<string, string>,
  ),
) as Record<string, string>
const intl = createIntl({ locale: 'en', messages })
const customer = (label: string | undefined, attributes: Record<string, string> = {}): Customer => ({
  id: 3,
  email: null,
  firstname: 'Wing',
  lastname: 'Lee',
  extension_attributes: label ? { group_label: label } : {},
  custom_attributes: Object.entries(attributes).map(([attribute_code, value]) => ({ attribute_code, value })),
})
const rows = (person: Customer) =>
  Object.fromEntries(profileRows(intl, person).map(({ term, description }) => [term, description]))

it('shows what the attributes say: mobile, number, points, and until when the membership goes in Hong Kong (R-009, R-155, R-156, R-157, R-162, R-203)', () => {
  expect(
    rows(
      customer('Associate', {
        mobile: '91234567',
        mobile_prefix: '852',
        referral_id: '8000003',
        total_amount_available: '12.5',
        associate_expire_date: '2026-12-31 16:00:00',
      }),
    ),
  ).toEqual({
    Name: 'Wing Lee',
    Email: 'Not provided',
    'Mobile number': '+852 91234567',
    'Member number': '8000003',
    Membership: 'Associate',
    'Membership valid until': '31 Dec 2026',
    'Loyalty balance': '12.5000',
  })
})
it('a preferred customer has no membership that ends, and no balance of nothing', () => {
  expect(
    Object.keys(
      rows(customer('preferred', { total_amount_available: '0.0000', associate_expire_date: '2026-12-31' })),
    ),
  ).toEqual(['Name', 'Email', 'Mobile number', 'Member number', 'Membership'])
})
