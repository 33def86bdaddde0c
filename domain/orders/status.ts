import { ownValue } from '../contract/own-value.ts'

/** Statuses of an order. A real Magento may send others, which are shown without a step. */
export const orderStatuses = [
  'order_placed',
  'pending_payment',
  'payment_review',
  'paid',
  'pending_shipment',
  'in_transit',
  'partial_in_transit',
  'on_hold',
  'complete',
  'received',
  'reviewed',
  'canceled',
  'closed',
] as const
export type OrderStatus = (typeof orderStatuses)[number]
export type LogisticsStep = 'processing' | 'sent' | 'completed'

/** 'holded' is the other spelling of 'on_hold'. */
export const normaliseStatus = (status: string): string => (status === 'holded' ? 'on_hold' : status)

const steps: Readonly<Record<string, LogisticsStep>> = {
  order_placed: 'processing',
  paid: 'processing',
  payment_review: 'processing',
  pending_shipment: 'processing',
  on_hold: 'processing',
  in_transit: 'sent',
  partial_in_transit: 'sent',
  complete: 'completed',
  received: 'completed',
  reviewed: 'completed',
}

/** Logistics step of a status; null without one: unpaid, cancelled, closed. */
export const logisticsStep = (status: string): LogisticsStep | null =>
  ownValue(steps, normaliseStatus(status)) ?? null

/** Whether the customer has received the goods, so that they can be reviewed. */
export const hasArrived = (status: string): boolean => logisticsStep(status) === 'completed'

/** Whether an order is final: received, cancelled or closed. */
export const isFinished = (status: string): boolean =>
  hasArrived(status) || status === 'canceled' || status === 'closed'

/** Whether the goods have been sent; those of a closed order were. */
export const wasSent = (status: string): boolean =>
  ['sent', 'completed'].includes(logisticsStep(status) ?? '') || status === 'closed'

export type OrderStage = 'unpaid' | 'waiting' | 'moving' | 'arrived' | 'ended'
/**
 * How an order stands, at a glance: to be paid, held up, on its way through the warehouse and to the door, arrived, or ended
 * without arriving.
 */
export function orderStage(rawStatus: string): OrderStage {
  const status = normaliseStatus(rawStatus)
  if (status === 'pending_payment') return 'unpaid'
  if (status === 'on_hold' || status === 'payment_review') return 'waiting'
  if (hasArrived(status)) return 'arrived'
  return logisticsStep(status) ? 'moving' : 'ended'
}

/** Whether an order can be reordered: not while it is on hold or its payment is open (C-3). */
export const canReorder = (status: string): boolean =>
  !['on_hold', 'payment_review', 'pending_payment'].includes(normaliseStatus(status))

export type LifePoint = 'placed' | 'paid' | 'processing' | 'sent' | 'completed' | 'cancelled' | 'closed'
export type LifeState = 'done' | 'current' | 'next' | 'failed' | 'cancelled'

const current: Readonly<Record<string, LifePoint>> = {
  pending_payment: 'paid',
  order_placed: 'processing',
  payment_review: 'processing',
  paid: 'processing',
  pending_shipment: 'processing',
  on_hold: 'processing',
  partial_in_transit: 'sent',
  in_transit: 'sent',
  complete: 'completed',
  received: 'completed',
  reviewed: 'completed',
}
const points: readonly LifePoint[] = ['placed', 'paid', 'processing', 'sent', 'completed']
/** The order is processed without payment (on credit): its timeline must not show "paid". */
const isProcessedUnpaid = (status: string) => status === 'order_placed' || status === 'payment_review'

/** Whether an order counts as a purchase: the warehouse has it, or it needs no delivery and is complete. */
export const isPurchase = (status: string, isVirtual: boolean): boolean =>
  status === (isVirtual ? 'complete' : 'pending_shipment')

/**
 * Timeline of an order: steps done, current and ahead. A cancelled or closed order ends after 'placed'.
 * @param isVirtual the order needs no delivery
 */
export function lifeLine(rawStatus: string, isVirtual = false): { point: LifePoint; state: LifeState }[] {
  const status = normaliseStatus(rawStatus)
  const placed = { point: 'placed', state: 'done' } as const
  if (status === 'canceled') return [placed, { point: 'cancelled', state: 'cancelled' }]
  if (status === 'closed') return [placed, { point: 'closed', state: 'done' }]
  const line = points.filter(
    (point) => !(point === 'paid' && isProcessedUnpaid(status)) && !(point === 'sent' && isVirtual),
  )
  const at = Math.max(0, line.indexOf(ownValue(current, status) ?? 'placed'))
  const isFinished = at === line.length - 1
  return line.map((point, index) => ({
    point,
    state: index < at || (isFinished && index === at) ? 'done' : index === at ? 'current' : 'next',
  }))
}
