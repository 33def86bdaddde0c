import type * as z from 'zod/mini'
import type { Customer } from '#domain/customers/schema.ts'
import { formatServiceTime } from '#domain/dates/service-time.ts'
import { languages } from '#domain/store/languages.ts'
import { addressToWire } from '#service/addresses/wire.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { pointsText } from '#domain/loyalty/points.ts'
import type { Db } from '#service/db/db.ts'
import { noSuchEntity } from '#service/http/fault.ts'
import { offeredCreditPeriods } from '#domain/checkout/credit-periods.ts'
import { findProfile, type ProfileRow } from './store.ts'

/** Magento ids of our two groups; Magento's own defaults end at 3. */
const groupIds = { preferred: 1, associate: 4 } as const

/** Custom attributes are always texts (C-5.1); absent ones are left out. */
const attributesOf = (row: ProfileRow) =>
  Object.entries({
    mobile: row.mobile,
    mobile_prefix: row.mobile_prefix,
    total_amount_available: pointsText(row.points),
    associate_expire_date: row.associate_expires_on,
    tc_agreed_status: row.tc_agreed ? '1' : '0',
    name_confirmed: row.name_confirmed ? '1' : '0',
    sponsor_id: row.sponsor_id,
    referral_id: row.referral_id,
    // Days of credit that this customer may choose at checkout; 0 means pay now.
    credit_periods: row.may_use_credit ? offeredCreditPeriods.join(',') : null,
  }).flatMap(([attribute_code, value]) => (value === null ? [] : [{ attribute_code, value }]))

/** Formats a customer (C-1.7, C-5.1). */
function customerToWire(row: ProfileRow, token?: string): z.input<typeof Customer> {
  const { addresses } = row
  const idOf = (flag: 'default_billing' | 'default_shipping') =>
    addresses.find((address) => address[flag])?.id
  const billing = idOf('default_billing'),
    shipping = idOf('default_shipping')
  return {
    id: row.id,
    group_id: groupIds[row.group_label],
    ...(billing ? { default_billing: String(billing) } : {}),
    ...(shipping ? { default_shipping: String(shipping) } : {}),
    created_at: formatServiceTime(row.created_at),
    updated_at: formatServiceTime(row.updated_at),
    created_in: languages.find((language) => language.storeId === row.store_id)?.code ?? 'zh_cn',
    ...(row.dob ? { dob: row.dob } : {}),
    email: row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    store_id: row.store_id,
    website_id: 1,
    addresses: addresses.map((address) => addressToWire(address)),
    disable_auto_group_change: 0,
    extension_attributes: {
      is_subscribed: row.is_subscribed,
      group_label: row.group_label,
      ...(token ? { customer_token: token } : {}),
    },
    custom_attributes: attributesOf(row),
  }
}

/**
 * Reads and formats a customer by id.
 * @throws Fault 404
 */
export async function readCustomer(
  db: Db,
  id: number,
  now: Date,
  token?: string,
): Promise<z.input<typeof Customer>> {
  const row = await findProfile(db, id, toHongKongDate(now))
  if (!row) throw noSuchEntity('customerId', id)
  return customerToWire(row, token)
}
