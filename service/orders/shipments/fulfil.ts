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

/** What the shop's staff say of a parcel. */
export interface ParcelDetails {
  /** SKUs of the lines that it holds; without them the first line, or all lines that no parcel holds yet. */
  readonly skus?: readonly string[] | undefined
  /** Code or name of the carrier; without it the one that the customer chose. */
  readonly carrier?: string | undefined
  readonly trackNumber?: string | undefined
}

/** The carrier of a parcel: `dhl-express` for "DHL Express". */
const carrierCode = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)

/** Sends the next parcel of an order, its first line or all lines that no parcel holds yet, and tells the customer. */
async function sendParcel(
  db: Db,
  order: OrderRow,
  isPart: boolean,
  now: Date,
  { skus, carrier: given, trackNumber: ownNumber }: ParcelDetails,
): Promise<void> {
  const lines = await listLinesToSend(db, order.id)
  const code = given === undefined ? (order.shipping_carrier ?? '') : carrierCode(given)
  const carrier = carrierText(code, order.shipping_method ?? '', languageOfStore(order.language))
  const parcel = {
    carrierTitle: carrier.carrierTitle || (given ?? order.shipping_title ?? ''),
    items: skus ? lines.filter(({ sku }) => skus.includes(sku)) : isPart ? lines.slice(0, 1) : lines,
  }
  const trackNumber = await insertShipment(
    db,
    {
      ...parcel,
      orderId: order.id,
      carrierCode: code || 'courier',
      trackNumber: ownNumber,
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
export async function fulfilLocked(
  db: Db,
  order: OrderRow,
  move: WarehouseMove,
  now: Date,
  parcel: ParcelDetails = {},
): Promise<void> {
  if (move === 'ship' || move === 'shipPart') await sendParcel(db, order, move === 'shipPart', now, parcel)
  if (move === 'deliver') {
    await addTrackStep(db, order.id, { step: 'delivered', place: 'home', at: now.toISOString() })
    await tellOfArrival(db, order, now)
  }
  await setStatus(db, order.id, statusAfter(move), now, comments[move])
}
