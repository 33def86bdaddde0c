import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'
import { PickupDistrict, PickupKind, PickupPoint } from './schema.ts'

const wanted = { kind: PickupKind, country: z._default(z.string(), 'HK') }

export const listPickupDistricts = schemas({
  query: z.object(wanted),
  response: z.array(PickupDistrict),
  summary:
    'Districts of a country that have lockers or pick-up points, in the order of the geography (ADR 0033).',
  undocumented: 'addition',
})
export const listPickupPoints = schemas({
  query: z.object({ ...wanted, district: z.string() }),
  response: z.array(PickupPoint),
  summary: 'The lockers or the pick-up points of a district (ADR 0033).',
  undocumented: 'addition',
})
export const getLastPickupPoint = schemas({
  query: z.object(wanted),
  response: z.nullable(PickupPoint),
  summary:
    'The locker or the pick-up point that the customer last had an order sent to, while it is open; null without one (ADR 0033).',
  undocumented: 'addition',
})
