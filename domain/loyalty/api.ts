import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { flag, ok } from '../contract/wire.ts'
import { ExpiringPoints, HistoricOrder, LedgerLine } from './schema.ts'

export const checkPoints = endpoint({
  name: 'checkPoints',
  method: 'GET',
  path: '/customer/check-points',
  access: 'self',
  response: z.looseObject({
    can_use_points: flag,
    total_amount_available: z.union([z.string(), z.number()]),
  }),
  encoded: true,
  summary: 'The balance of loyalty points, and whether they can pay the active cart (contract.md §6.5).',
})
export const getPointsUse = endpoint({
  name: 'getPointsUse',
  method: 'GET',
  path: '/loyalty/use-points',
  access: 'self',
  response: flag,
  summary: 'Whether points pay the active cart; 404 without one (contract.md §6.5).',
})
export const usePoints = endpoint({
  name: 'usePoints',
  method: 'PUT',
  path: '/loyalty/use-points',
  access: 'self',
  response: ok,
  affects: ['getPointsUse', 'checkPoints', 'getCart', 'getCartTotals', 'getCoupon', 'listPaymentMethods'],
  summary: 'Pays the goods of the cart with points and removes its coupon (contract.md §6.5).',
})
export const removePoints = endpoint({
  name: 'removePoints',
  method: 'DELETE',
  path: '/loyalty/use-points',
  access: 'self',
  response: ok,
  affects: ['getPointsUse', 'checkPoints', 'getCart', 'getCartTotals', 'listPaymentMethods'],
  summary: 'Pays the cart without points again; the coupon does not come back (contract.md §6.5, A-40).',
})
export const getExpirySchedule = endpoint({
  name: 'getExpirySchedule',
  method: 'GET',
  path: '/loyalty/get_expiry_schedule',
  access: 'self',
  response: z.array(ExpiringPoints),
  encoded: true,
  summary: 'Points by their last day, the earliest first (contract.md §7).',
})
export const getLedger = endpoint({
  name: 'getLedger',
  method: 'GET',
  path: '/loyalty/get_ledger',
  access: 'self',
  // Both are our additions: the line ids increase, and `before` requests lines with a lower id.
  query: z.looseObject({ before: z.optional(z.string()), limit: z.optional(z.string()) }),
  response: z.array(LedgerLine),
  encoded: true,
  summary:
    'The ledger of points, newest first (contract.md §7). Without a query the newest 500 lines; `before` (a line’s id) and `limit` (at most 5,000) are additions for older ones.',
})
export const listHistoricOrders = endpoint({
  name: 'listHistoricOrders',
  method: 'GET',
  path: '/loyalty/historic-orders',
  access: 'self',
  response: z.array(HistoricOrder),
  encoded: true,
  summary: "The customer's orders of the business channel with their PV, newest first (contract.md §6.7).",
})
