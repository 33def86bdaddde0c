import { getLastPickupPoint, listPickupDistricts, listPickupPoints } from '#domain/pickup-points/api.ts'
import type { PickupKind } from '#domain/pickup-points/schema.ts'
import { handledQuery } from '#features/kit/query.ts'

/** The carrier's lists change rarely: they are requested again after ten minutes. */
const staleTime = 10 * 60_000

export const districtsQuery = (kind: PickupKind, country: string) => ({
  ...handledQuery(listPickupDistricts, { query: { kind, country } }),
  staleTime,
})
export const pointsQuery = (kind: PickupKind, country: string, district: string) => ({
  ...handledQuery(listPickupPoints, { query: { kind, country, district } }),
  staleTime,
})
/** Where the customer's last order of this kind went. The picker does without it. */
export const lastPointQuery = (kind: PickupKind, country: string) =>
  handledQuery(getLastPickupPoint, { query: { kind, country } })
