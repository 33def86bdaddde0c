import * as api from '#domain/pickup-points/api.ts'
import { nameIn } from '#service/addresses/geography/place.ts'
import { route, type Route } from '#service/http/route.ts'
import { openPoints } from './open-points.ts'
import { lastPointCode } from './store.ts'
import { districtOf, pickupPointWire } from './wire.ts'

/** Browsers may use a list as long as the service itself does. */
const keepForTenMinutes = (headers: Headers) => headers.set('Cache-Control', 'public, max-age=600')

/** Lockers and pick-up points of the carrier (ADR 0033). */
export const pickupPointsRoutes: Route[] = [
  route(api.listPickupDistricts, async ({ query }, { ports, store, responseHeaders }) => {
    const points = await openPoints(ports.pickupPoints)
    keepForTenMinutes(responseHeaders)
    const ids = [...points.values()]
      .filter(({ kind, country }) => kind === query.kind && country === query.country)
      .map(({ district }) => district)
    // ids of the geography are in its order
    return [...new Set(ids)].sort().flatMap((id) => {
      const district = districtOf(id)
      return district ? [{ id, name: nameIn(district.name, store.code), region_id: district.regionId }] : []
    })
  }),
  route(api.listPickupPoints, async ({ query }, { ports, store, responseHeaders }) => {
    const points = await openPoints(ports.pickupPoints)
    keepForTenMinutes(responseHeaders)
    return [...points.values()]
      .filter(
        ({ kind, country, district }) =>
          kind === query.kind && country === query.country && district === query.district,
      )
      .map((point) => pickupPointWire(point, store.code))
  }),
  route(api.getLastPickupPoint, async ({ query }, { db, ports, store, requireCustomer }) => {
    const code = await lastPointCode(db, requireCustomer().id, query.kind, query.country)
    const point = code === undefined ? undefined : (await openPoints(ports.pickupPoints)).get(code)
    return point ? pickupPointWire(point, store.code) : null
  }),
]
