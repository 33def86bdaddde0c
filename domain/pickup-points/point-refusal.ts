import { fitsPoint } from './pickup-point.ts'
import type { PickupKind, PickupPoint } from './schema.ts'

/** Refusals (400) of a chosen point; our additions. %1 is the code. */
export const POINT_MISSING = 'A pick-up point is required for this delivery method. Choose one and try again.'
export const POINT_UNKNOWN = 'The pick-up point %1 is not open. Choose another one and try again.'
export const POINT_UNFIT =
  'The pick-up point %1 does not fit the delivery method. Choose another one and try again.'

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
): typeof POINT_MISSING | typeof POINT_UNKNOWN | typeof POINT_UNFIT | null {
  if (code === undefined) return null
  if (code === '') return kind === null ? null : POINT_MISSING
  if (!point) return POINT_UNKNOWN
  return fitsPoint(kind, countryId, point) ? null : POINT_UNFIT
}
