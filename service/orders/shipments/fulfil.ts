import { statusAfter, type WarehouseMove } from '#domain/orders/moves.ts'
import { carrierText } from '#service/checkout/shipping-texts.ts'
import type { Db } from '#service/db/db.ts'
import { languageOfStore } from '#service/languages/six-languages.ts'
import { tellOfArrival, tellOfParcel } from '../documents/parcel-mail.ts'
import { setStatus, type OrderRow } from '../store.ts'
import { addTrackStep, insertShipment, listLinesToSend, type TrackStep } from './shipment-store.ts'

/** Entries in the history of an order. */
const comments: Readonly<Record<WarehouseMove, string>> = {
  hold: 'The order is on hold.',
  pack: 'The parcel was packed.',
  shipPart: 'A part of the order was sent.',
  ship: 'The order was sent.',
  deliver: 'The order was delivered.',
}

/** Steps of a parcel that has just left the warehouse. */
const onTheWay = (at: string): TrackStep[] => [
  { step: 'packed', place: 'warehouse', at },
  { step: 'collected', place: 'warehouse', at },
  { step: 'moving', place: 'hub', at },
]

/** Sends the next parcel of an order, its first line or all lines that no parcel holds yet, and tells the customer. */
async function sendParcel(db: Db, order: OrderRow, isPart: boolean, now: Date): Promise<void> {
  const lines = await listLinesToSend(db, order.id)
  const carrier = carrierText(
    order.shipping_carrier ?? '',
    order.shipping_method ?? '',
    languageOfStore(order.language),
  )
  const parcel = {
    carrierTitle: carrier.carrierTitle || (order.shipping_title ?? ''),
    items: isPart ? lines.slice(0, 1) : lines,
  }
  const trackNumber = await insertShipment(
    db,
    {
      ...parcel,
      orderId: order.id,
      carrierCode: order.shipping_carrier ?? 'courier',
      events: onTheWay(now.toISOString()),
    },
    now,
  )
  await tellOfParcel(db, order, { ...parcel, trackNumber }, isPart, now)
}

/**
 * Moves an order that the caller has locked, and for which `canMove` allows it, through the warehouse: parcels, tracking,
 * history and messages to the customer follow.
 */
export async function fulfilLocked(db: Db, order: OrderRow, move: WarehouseMove, now: Date): Promise<void> {
  if (move === 'ship' || move === 'shipPart') await sendParcel(db, order, move === 'shipPart', now)
  if (move === 'deliver') {
    await addTrackStep(db, order.id, { step: 'delivered', place: 'home', at: now.toISOString() })
    await tellOfArrival(db, order, now)
  }
  await setStatus(db, order.id, statusAfter(move), now, comments[move])
}
