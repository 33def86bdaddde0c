import { LRUCache } from 'lru-cache'
import type { CarrierPoint, PickupPointsPort } from '#service/ports/pickup-points.ts'

/** The open points by their code. */
type OpenPoints = ReadonlyMap<string, CarrierPoint>

/** How long the carrier's list is used before it is requested again, in milliseconds. */
const LIST_LIFETIME = 10 * 60_000

/** One list for each carrier. While the carrier does not answer, the last list stays. */
const lists = new LRUCache<PickupPointsPort, OpenPoints>({
  max: 4,
  ttl: LIST_LIFETIME,
  allowStaleOnFetchRejection: true,
  fetchMethod: async (port) => new Map((await port.list()).map((point) => [point.code, point])),
})

/** The carrier's open points, kept in memory for ten minutes. @throws NoAnswer before the first answer */
export const openPoints = async (port: PickupPointsPort): Promise<OpenPoints> =>
  (await lists.fetch(port)) ?? new Map()
