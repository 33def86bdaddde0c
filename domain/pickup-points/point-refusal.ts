import type { Refusal } from '../contract/refusal.ts'
import { pickupPointRefusals } from './refusals.ts'
import { fitsPoint } from './pickup-point.ts'
import type { PickupKind, PickupPoint } from './schema.ts'

/**
 * Why a delivery with this point is refused, or null.
 * @param code the code sent; undefined when the caller sends none, as the documented call does, which is accepted (ADR
 *   0033)
 * @param point the open point of that code, if there is one
 */
export function pointRefusal(
  kind: PickupKind | null,
  countryId: string | null | undefined,
  code: string | undefined,
  point: Pick<PickupPoint, 'kind' | 'country_id'> | undefined,
): Refusal | null {
  if (code === undefined) return null
  if (code === '') return kind === null ? null : pickupPointRefusals.missing
  if (!point) return pickupPointRefusals.unknown
  return fitsPoint(kind, countryId, point) ? null : pickupPointRefusals.unfit
}
