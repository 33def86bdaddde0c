import * as z from 'zod/mini'

/** What a parcel waits in: a locker that opens by code, or a counter where somebody hands it over. */
export const PickupKind = z.enum(['locker', 'point'])
export type PickupKind = z.infer<typeof PickupKind>

/** Hours of a place as text without words: "10:00–20:00"; "00:00–24:00" is never closed. */
export const OpeningHours = z.looseObject({ weekdays: z.string(), weekends: z.string() })
export type OpeningHours = z.infer<typeof OpeningHours>

/**
 * A place where a parcel is collected, in the reader's language. `address` is the whole address in one line;
 * `district_id` is the id of the city of an address in Hong Kong, and of the region in Macao.
 */
export const PickupPoint = z.looseObject({
  code: z.string(),
  kind: PickupKind,
  country_id: z.string(),
  district_id: z.string(),
  name: z.string(),
  address: z.string(),
  opening_hours: OpeningHours,
})
export type PickupPoint = z.infer<typeof PickupPoint>

/** A district with at least one point; `region_id` is the region of an address there. */
export const PickupDistrict = z.looseObject({ id: z.string(), name: z.string(), region_id: z.string() })
export type PickupDistrict = z.infer<typeof PickupDistrict>
