import type { PickupPoint } from '#domain/pickup-points/schema.ts'

/**
 * Points in the order in which they are offered: the one used last, then the chosen one if the district does not have it,
 * then those of the district. Each is listed once.
 */
export function listedPoints(
  inDistrict: readonly PickupPoint[],
  last: PickupPoint | undefined,
  chosen: PickupPoint | undefined,
): PickupPoint[] {
  const isListed = ({ code }: PickupPoint) => inDistrict.some((point) => point.code === code)
  const ahead = [last, chosen && isListed(chosen) ? undefined : chosen].filter((point) => point !== undefined)
  return [...new Map([...ahead, ...inDistrict].map((point) => [point.code, point])).values()]
}
