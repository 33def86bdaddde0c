import type { Db } from '#service/db/db.ts'
import { defineRow, int, jsonb, text, timestamptz, type RowOf } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'

/** A tracking event of a parcel. */
export interface TrackStep {
  readonly step: 'packed' | 'collected' | 'moving' | 'delivered'
  readonly place: 'warehouse' | 'hub' | 'home'
  readonly at: string
}

/** A parcel of an order. */
const shipmentRow = defineRow('shipment', {
  id: int,
  order_id: int,
  carrier_code: text,
  carrier_title: text,
  track_number: text,
  items: jsonb<{ order_item_id: number; qty: number; name: string; sku: string }[]>(),
  events: jsonb<TrackStep[]>(),
  created_at: timestamptz,
})
export type ShipmentRow = RowOf<typeof shipmentRow>

/** The shipments of an order, oldest first. */
export const listShipmentRows = (db: Db, orderId: number): Promise<ShipmentRow[]> =>
  db.query(sql`select ${shipmentRow} from shipment where order_id = $1 order by id`, [orderId])

/** A parcel of an order, by carrier and tracking number. */
export const findTrack = (
  db: Db,
  orderId: number,
  carrierCode: string,
  trackNumber: string,
): Promise<ShipmentRow | undefined> =>
  db.one(
    sql`select ${shipmentRow} from shipment where order_id = $1 and carrier_code = $2 and track_number = $3`,
    [orderId, carrierCode, trackNumber],
  )

/** Lines of an order that no parcel holds yet, less what refunds took back. */
export const listLinesToSend = (db: Db, orderId: number): Promise<ShipmentRow['items']> =>
  db.query(
    `select i.id as order_item_id, i.qty - i.qty_refunded as qty, i.name, i.sku from sales_order_item i
     where i.order_id = $1 and i.parent_item_id is null and i.product_type <> 'virtual' and i.qty > i.qty_refunded and not exists (
       select 1 from shipment s, jsonb_array_elements(s.items) sent where s.order_id = $1 and (sent ->> 'order_item_id')::int = i.id)
     order by i.id`,
    [orderId],
  )

export interface NewShipment extends Pick<ShipmentRow, 'items' | 'events'> {
  readonly orderId: number
  readonly carrierCode: string
  readonly carrierTitle: string
  /** The carrier's own number; without one the shop gives the parcel a number. */
  readonly trackNumber?: string | undefined
}

/**
 * Enters a parcel.
 * @returns its tracking number
 */
export const insertShipment = async (
  db: Db,
  { orderId, carrierCode, carrierTitle, trackNumber, items, events }: NewShipment,
  now: Date,
): Promise<string> =>
  (await db.one(
    sql`insert into shipment (order_id, carrier_code, carrier_title, track_number, status, items, events, created_at)
     values ($1::int, $2, $3, coalesce($7, 'JL' || lpad($1::int::text, 7, '0') || '-' || (select count(*) + 1 from shipment where order_id = $1::int)), 'in_transit', $4::jsonb, $5::jsonb, $6) returning ${shipmentRow.only('track_number')}`,
    [
      orderId,
      carrierCode,
      carrierTitle,
      JSON.stringify(items),
      JSON.stringify(events),
      now,
      trackNumber ?? null,
    ],
  ))!.track_number

/** Adds a tracking event to every parcel of an order. */
export const addTrackStep = async (db: Db, orderId: number, step: TrackStep): Promise<void> =>
  void (await db.query(`update shipment set events = events || $2::jsonb where order_id = $1`, [
    orderId,
    JSON.stringify(step),
  ]))
