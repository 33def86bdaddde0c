import { statusAfter, type WarehouseMove } from '#domain/orders/moves.ts'
import { carrierText } from '#service/checkout/shipping-texts.ts'
import type { Db } from '#service/db/db.ts'
import { languageOfStore } from '#service/languages/six-languages.ts'
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

/** Sends the next parcel of an order: its first line, or all lines that no parcel holds yet. */
async function sendParcel(db: Db, order: OrderRow, isPart: boolean, now: Date): Promise<void> {
  const lines = await listLinesToSend(db, order.id)
  const { carrierTitle } = carrierText(
    order.shipping_carrier ?? '',
    order.shipping_method ?? '',
    languageOfStore(order.language),
  )
  await insertShipment(
    db,
    {
      orderId: order.id,
      carrierCode: order.shipping_carrier ?? 'courier',
      carrierTitle: carrierTitle || (order.shipping_title ?? ''),
      items: isPart ? lines.slice(0, 1) : lines,
      events: onTheWay(now.toISOString()),
    },
    now,
  )
}

/**
 * Moves an order that the caller has locked, and for which `canMove` allows it, through the warehouse: parcels, tracking
 * and history follow.
 */
export async function fulfilLocked(db: Db, order: OrderRow, move: WarehouseMove, now: Date): Promise<void> {
  if (move === 'ship' || move === 'shipPart') await sendParcel(db, order, move === 'shipPart', now)
  if (move === 'deliver')
    await addTrackStep(db, order.id, { step: 'delivered', place: 'home', at: now.toISOString() })
  await setStatus(db, order.id, statusAfter(move), now, comments[move])
}
