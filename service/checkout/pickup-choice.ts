import type { ShippingInformation } from '#domain/checkout/schema.ts'
import { pickupKind } from '#domain/pickup-points/pickup-point.ts'
import { pointRefusal } from '#domain/pickup-points/point-refusal.ts'
import type { PickupKind } from '#domain/pickup-points/schema.ts'
import { refuse } from '#service/http/fault.ts'
import { openPoints } from '#service/pickup-points/open-points.ts'
import type { CarrierPoint } from '#service/ports/pickup-points.ts'
import type { Ports } from '#service/ports/ports.ts'

/** The point that a call names, and what its delivery method needs. */
interface PickupChoice {
  readonly kind: PickupKind | null
  /** Undefined if the call names none. */
  readonly code: string | undefined
  /** The open point of that code. */
  readonly point: CarrierPoint | undefined
}

/** Looks up the point of a delivery. Asks the carrier, so call it outside of a transaction. */
export async function chosenPoint(
  given: Pick<ShippingInformation, 'shipping_carrier_code' | 'shipping_method_code' | 'extension_attributes'>,
  { pickupPoints }: Pick<Ports, 'pickupPoints'>,
): Promise<PickupChoice> {
  const code = given.extension_attributes?.pickup_point_code?.trim()
  const point = code ? (await openPoints(pickupPoints)).get(code) : undefined
  const codes = { carrier_code: given.shipping_carrier_code, method_code: given.shipping_method_code }
  return { kind: pickupKind(codes), code, point }
}

/** The point to store with a delivery to a country. @throws Fault 400 for one that cannot be used */
export function fittingPoint(
  { kind, code, point }: PickupChoice,
  countryId: string | null | undefined,
): CarrierPoint | null {
  const place = point && { kind: point.kind, country_id: point.country }
  const refusal = pointRefusal(kind, countryId, code, place)
  if (refusal) throw refuse(refusal, code ? [code] : [])
  return point ?? null
}
