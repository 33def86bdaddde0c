import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'
import { flag, ok } from '../contract/wire.ts'
import { ExpiringPoints, HistoricOrder, LedgerLine } from './schema.ts'

export const checkPoints = schemas({
  response: z.looseObject({
    can_use_points: flag,
    total_amount_available: z.union([z.string(), z.number()]),
  }),
  summary: 'The balance of loyalty points, and whether they can pay the active cart (C-6.5).',
})
export const getPointsUse = schemas({
  response: flag,
  summary: 'Whether points pay the active cart; 404 without one (C-6.5).',
})
export const usePoints = schemas({
  response: ok,
  summary: 'Pays the goods of the cart with points and removes its coupon (C-6.5).',
})
export const removePoints = schemas({
  response: ok,
  summary: 'Pays the cart without points again; the coupon does not come back (C-6.5, A-40).',
})
export const getExpirySchedule = schemas({
  response: z.array(ExpiringPoints),
  summary: 'Points by their last day, the earliest first (C-7.6).',
})
export const getLedger = schemas({
  // Both are our additions: the line ids increase, and `before` requests lines with a lower id.
  query: z.looseObject({ before: z.optional(z.string()), limit: z.optional(z.string()) }),
  response: z.array(LedgerLine),
  summary:
    'The ledger of points, newest first (C-7.6). Without a query the newest 500 lines; `before` (a line’s id) and `limit` (at most 5,000) are additions for older ones.',
})
export const listHistoricOrders = schemas({
  response: z.array(HistoricOrder),
  summary: "The customer's orders of the business channel with their PV, newest first (C-6.14).",
})
