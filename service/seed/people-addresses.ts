import { z } from 'zod'
import type { AddressValues } from '#service/addresses/store.ts'
import file from './data/people-addresses.json' with { type: 'json' }

const text = z.string().nullable().default(null)
const addressSchema: z.ZodType<AddressValues> = z.strictObject({
  country_id: z.string(),
  region_id: z.int(),
  region: z.string(),
  city_id: text,
  city: z.string(),
  district_id: text,
  district: text,
  street: z.array(z.string()),
  telephone: z.string(),
  mobile_prefix: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  company: text,
  postcode: text,
  id_number: text,
  default_shipping: z.boolean().default(false),
  default_billing: z.boolean().default(false),
})
const addresses = z.record(z.string(), z.array(addressSchema)).parse(file)

/** The addresses of a sandbox person, in the order in which they are written; the first is the default one. */
export const addressesOf = ({ key }: { readonly key: string }): readonly AddressValues[] =>
  addresses[key] ?? []
