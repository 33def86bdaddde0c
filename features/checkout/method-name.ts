import type { ShippingMethod } from '#domain/checkout/schema.ts'
import type { MethodCodes } from '#domain/pickup-points/pickup-point.ts'

/** Returns a delivery method as a form value. */
export const methodValue = (method: MethodCodes): string => `${method.carrier_code}_${method.method_code}`
/** Returns the display name of a delivery method. */
export const methodName = (method: ShippingMethod): string =>
  method.method_title || method.carrier_title || methodValue(method)

/** Reads carrier and method from a form value, which the cart's method is too; null for any other text. */
export function methodOf(value: string | null | undefined): MethodCodes | null {
  const cut = value?.indexOf('_') ?? -1
  return value && cut > 0 ? { carrier_code: value.slice(0, cut), method_code: value.slice(cut + 1) } : null
}
