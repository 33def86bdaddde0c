import * as z from 'zod/mini'
import { id } from '../contract/wire.ts'

export { Address, SavedAddress } from '../customers/schema.ts'

const key = z.pipe(z.union([z.string(), z.number()]), z.transform(String))
export const CountryInformation = z.looseObject({
  id: z.string(),
  two_letter_abbreviation: z.string(),
  three_letter_abbreviation: z.string(),
  full_name_locale: z.string(),
  full_name_english: z.string(),
  available_regions: z.optional(z.array(z.looseObject({ id: key, code: z.string(), name: z.string() }))),
})
export type CountryInformation = z.infer<typeof CountryInformation>
export const City = z.looseObject({ id: key, name: z.string(), region_id: key })
export const District = z.looseObject({
  id: key,
  name: z.string(),
  city_id: key,
  postcode: z.optional(z.string()),
})
export const AddressId = z.object({ id })
