import type { ShippingMethod } from './schema.ts'

/** Keeps the chosen method while its carrier is offered; otherwise takes the first available one, or none. */
export function chooseShippingMethod(
  methods: readonly ShippingMethod[],
  selected: Pick<ShippingMethod, 'carrier_code' | 'method_code'> | null,
): ShippingMethod | null {
  const offered = methods.filter((method) => method.available)
  const sameCarrier = offered.filter((method) => method.carrier_code === selected?.carrier_code)
  return (
    sameCarrier.find((method) => method.method_code === selected?.method_code) ??
    sameCarrier[0] ??
    offered[0] ??
    null
  )
}
