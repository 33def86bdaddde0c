import type { PickupKind, PickupPoint } from './schema.ts'

/** Codes of a delivery method (C-2.8). */
export interface MethodCodes {
  readonly carrier_code: string
  readonly method_code: string
}

/** What a delivery method brings a parcel to; null for a method that goes to an address. */
export function pickupKind({ carrier_code: carrier, method_code: method }: MethodCodes): PickupKind | null {
  if (carrier !== 'sfexpress') return null
  return method === 'locker' ? 'locker' : method === 'pickup' ? 'point' : null
}

/** Whether a point can be used with a delivery method that needs a `kind`, in a country. */
export const fitsPoint = (
  kind: PickupKind | null,
  countryId: string | null | undefined,
  point: Pick<PickupPoint, 'kind' | 'country_id'>,
): boolean => point.kind === kind && point.country_id === countryId
