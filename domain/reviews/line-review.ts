import type { OrderItem } from '../orders/schema.ts'
import { hasArrived } from '../orders/status.ts'

/**
 * What an order's page says about the review of a line: one can be written, the customer's own is shown, it waits for
 * the staff to approve it, or the staff have hidden it.
 */
export type LineReview = 'write' | 'view' | 'pending' | 'hidden'

/**
 * Where the review of an order's line stands; undefined where there is nothing to say. A service that does not name the
 * reviews of lines says only by the order's status that all of them are written.
 */
export function reviewOfLine(status: string, item: OrderItem): LineReview | undefined {
  if (!hasArrived(status) || item.product_type === 'virtual') return undefined
  const written = item.extension_attributes?.review_status
  if (written) return written === 'approved' ? 'view' : written
  if (status !== 'reviewed') return 'write'
  return written === undefined ? 'view' : undefined
}
