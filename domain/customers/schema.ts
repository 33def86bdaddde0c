import * as z from 'zod/mini'
import { attribute, id, maybe } from '../contract/wire.ts'

const Region = z.looseObject({
  region_code: z.nullable(z.string()),
  region: z.nullable(z.string()),
  region_id: id,
})
type Region = z.infer<typeof Region>

/** A saved address of a customer (C-1.7; custom attributes of C-5.3: district_id, district, city_id, mobile_prefix, id_number). */
export const Address = z.looseObject({
  id: z.optional(id),
  customer_id: maybe(id),
  region: maybe(Region),
  region_id: maybe(id),
  country_id: maybe(z.string()),
  street: maybe(z.array(z.string())),
  company: maybe(z.string()),
  telephone: maybe(z.string()),
  postcode: maybe(z.string()),
  city: maybe(z.string()),
  firstname: maybe(z.string()),
  lastname: maybe(z.string()),
  default_shipping: z.optional(z.boolean()),
  default_billing: z.optional(z.boolean()),
  custom_attributes: z.optional(z.array(attribute)),
})
export type Address = z.infer<typeof Address>

/**
 * An address in an answer. Appendix A marks every key as optional, but these are never empty in a stored address:
 * Magento refuses it without them (C-2.10), and without an id it could not be changed.
 */
export const SavedAddress = z.extend(Address, {
  id,
  country_id: z.string().check(z.regex(/^[A-Z]{2}$/)),
  street: z.array(z.string()).check(z.minLength(1)),
  telephone: z.string(),
  city: z.string(),
  firstname: z.string(),
  lastname: z.string(),
})
export type SavedAddress = z.infer<typeof SavedAddress>

/** A customer (C-1.7 and C-5.1). The email is missing for those who registered with a mobile only. */
export const Customer = z.looseObject({
  id: z.optional(id),
  group_id: z.optional(id),
  default_billing: maybe(z.string()),
  default_shipping: maybe(z.string()),
  created_at: maybe(z.string()),
  dob: maybe(z.string()),
  email: z.nullable(z.string()),
  firstname: z.nullable(z.string()),
  lastname: z.nullable(z.string()),
  store_id: z.optional(id),
  website_id: z.optional(id),
  addresses: z.optional(z.array(Address)),
  custom_attributes: z.optional(z.array(attribute)),
  extension_attributes: z.optional(
    z.looseObject({
      customer_token: z.optional(z.string()),
      group_label: z.optional(z.string()),
      is_subscribed: z.optional(z.boolean()),
    }),
  ),
})
export type Customer = z.infer<typeof Customer>
