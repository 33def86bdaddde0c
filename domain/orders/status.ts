/** The statuses of an order (shopping.md §4). A real Magento may send others: they are shown without a step. */
export const orderStatuses = ['order_placed', 'pending_payment', 'payment_review', 'paid', 'pending_shipment', 'in_transit', 'partial_in_transit', 'on_hold', 'complete', 'received', 'reviewed', 'canceled', 'closed'] as const
export type OrderStatus = (typeof orderStatuses)[number]
export type LogisticsStep = 'processing' | 'sent' | 'completed'

/** 'holded' is the other spelling of 'on_hold' (decisions.md A-25). */
export const normaliseStatus = (status: string): string => (status === 'holded' ? 'on_hold' : status)

const steps: Readonly<Record<string, LogisticsStep>> = {
  order_placed: 'processing', paid: 'processing', payment_review: 'processing', pending_shipment: 'processing', on_hold: 'processing',
  in_transit: 'sent', partial_in_transit: 'sent', complete: 'completed', received: 'completed', reviewed: 'completed',
}

/** The logistics step of a status; null where there is none: unpaid, cancelled, closed (decisions.md A-76). */
export const logisticsStep = (status: string): LogisticsStep | null => steps[normaliseStatus(status)] ?? null

export type LifePoint = 'placed' | 'paid' | 'processing' | 'sent' | 'completed'
export type LifeState = 'done' | 'current' | 'next' | 'failed' | 'cancelled'

const reached: Readonly<Record<string, number>> = { pending_payment: 1, order_placed: 1, payment_review: 1, paid: 2, pending_shipment: 2, on_hold: 2, partial_in_transit: 3, in_transit: 3, complete: 4, received: 4, reviewed: 4 }
const points: readonly LifePoint[] = ['placed', 'paid', 'processing', 'sent', 'completed']

/** The life line of an order: what is done, what is under way, what comes. A cancelled or closed order ends after 'placed'. */
export function lifeLine(rawStatus: string): { point: LifePoint; state: LifeState }[] {
  const status = normaliseStatus(rawStatus)
  if (status === 'canceled' || status === 'closed') return [{ point: 'placed', state: 'done' }, { point: 'paid', state: 'cancelled' }]
  const current = reached[status] ?? 0
  const isFinished = current === points.length - 1
  return points.map((point, index) => ({ point, state: index < current || (isFinished && index === current) ? 'done' : index === current ? 'current' : 'next' }))
}

/** Whether the customer still has to pay. */
export const isUnpaid = (status: string): boolean => ['pending_payment', 'order_placed'].includes(normaliseStatus(status))
