import type { TrackerLevel } from '#domain/success-tracker/schema.ts'
import { SUCCESS_TRACKER_SKU } from '#domain/catalogue/membership-skus.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import type { TrackerPurchase } from '#domain/success-tracker/level.ts'
import type { Db } from '#service/db/db.ts'

/** The success tracker products that a customer has paid for and not returned. */
export async function trackerPurchases(db: Db, customerId: number): Promise<TrackerPurchase[]> {
  const rows = await db.query<{ paid_at: Date; qty: number }>(
    `select o.paid_at, i.qty - i.qty_refunded as qty from sales_order o join sales_order_item i on i.order_id = o.id
     where o.customer_id = $1 and o.paid_at is not null and o.status <> 'canceled' and i.sku = $2 and i.qty > i.qty_refunded`,
    [customerId, SUCCESS_TRACKER_SKU],
  )
  return rows.map(({ paid_at, qty }) => ({ paidOn: toHongKongDate(paid_at), quantity: qty }))
}

/** The chosen type; null when none is. */
export const chosenLevel = async (db: Db, customerId: number): Promise<TrackerLevel | null> =>
  (
    await db.one<{ level: TrackerLevel }>('select level from tracker_choice where customer_id = $1', [
      customerId,
    ])
  )?.level ?? null

/**
 * Stores a choice unless another one is there. Of two at once the first stays.
 * @returns the type that is chosen now
 */
export async function storeChoice(
  db: Db,
  customerId: number,
  level: TrackerLevel,
  now: Date,
): Promise<TrackerLevel> {
  await db.query(
    'insert into tracker_choice (customer_id, level, terms_accepted_at) values ($1, $2, $3) on conflict do nothing',
    [customerId, level, now],
  )
  return (await chosenLevel(db, customerId)) ?? level
}

/** Removes the chosen type; removing nothing is no fault. */
export const deleteChoice = async (db: Db, customerId: number): Promise<void> =>
  void (await db.query('delete from tracker_choice where customer_id = $1', [customerId]))
