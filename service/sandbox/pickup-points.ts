import type { CarrierPoint, PickupPointsPort } from '#service/ports/pickup-points.ts'
import file from './pickup-points.json' with { type: 'json' }

/** The carrier of the sandbox: invented lockers and pick-up points on real streets, several in each district. */
export const sandboxPickupPoints: PickupPointsPort = {
  list: () => Promise.resolve(file as readonly CarrierPoint[]),
}
