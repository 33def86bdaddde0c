import type { Db } from '#service/db/db.ts'

/** A tracking event of a parcel. */
export interface TrackStep {
  readonly step: 'packed' | 'collected' | 'moving' | 'delivered'
  readonly place: 'warehouse' | 'hub' | 'home'
  readonly at: string
}

export interface ShipmentRow {
  id: number
  order_id: number
  carrier_code: string
  carrier_title: string
  track_number: string
  items: { order_item_id: number; qty: number; name: string; sku: string }[]
  events: TrackStep[]
  created_at: Date
}

/** The shipments of an order, oldest first. */
export const listShipmentRows = (db: Db, orderId: number): Promise<ShipmentRow[]> =>
  db.query<ShipmentRow>('select * from shipment where order_id = $1 order by id', [orderId])

/** A parcel of an order, by carrier and tracking number. */
export const findTrack = (
  db: Db,
  orderId: number,
  carrierCode: string,
  trackNumber: string,
): Promise<ShipmentRow | undefined> =>
  db.one<ShipmentRow>(
    'select * from shipment where order_id = $1 and carrier_code = $2 and track_number = $3',
    [orderId, carrierCode, trackNumber],
  )
