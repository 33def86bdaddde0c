import * as z from 'zod/mini'
import { id, maybe, numeric } from '../contract/wire.ts'

/** Points as a text with four decimals or as a number; negative when they are deducted. */
const points = z.union([z.string(), z.number()])

/**
 * A line of the ledger, newest first (C-7.6). `date` is UTC; `balance` is the balance after the line. Our additions:
 * `id`, `kind` and `order_id` (the entity id, for a link).
 */
export const LedgerLine = z.looseObject({
  date: z.string(),
  description: z.string(),
  order_number: maybe(z.string()),
  points,
  balance: points,
  id: z.optional(id),
  kind: z.optional(z.string()),
  order_id: maybe(id),
})
export type LedgerLine = z.infer<typeof LedgerLine>

/** Points and their last day (a Hong Kong date), earliest first (C-7.6). */
export const ExpiringPoints = z.looseObject({ points, expiry_date: z.string() })
export type ExpiringPoints = z.infer<typeof ExpiringPoints>

/** An order of the business channel (C-6.14). `total` in decimals of HKD, `order_date` in UTC. */
export const HistoricOrder = z.looseObject({
  order_number: z.string(),
  order_date: z.string(),
  status: z.string(),
  total: numeric,
  pv: numeric,
  items: z.array(
    z.looseObject({ sku: z.string(), name: z.optional(z.string()), qty: numeric, price: numeric }),
  ),
  /** Our addition: the entity id, for a link. */
  order_id: maybe(id),
})
export type HistoricOrder = z.infer<typeof HistoricOrder>
