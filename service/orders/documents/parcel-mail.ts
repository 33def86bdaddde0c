import { paths } from '#domain/store/paths.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import type { Db } from '#service/db/db.ts'
import type { NewShipment } from '../shipments/shipment-store.ts'
import type { OrderRow } from '../store.ts'
import { orderMailTexts } from './mail-texts.ts'
import { notifyBuyer } from './notify.ts'
import { parcelTexts } from './parcel-texts.ts'

/** A link to the order. Orders placed before links were stored have none. */
const viewOrder = ({ id, origin }: OrderRow, code: LanguageCode): string[] =>
  origin ? [orderMailTexts[code].view(`${origin}${paths.order(id)}`)] : []

/**
 * Notifies the customer that a parcel has left: what is in it, who brings it, and its tracking number. Pass the transaction of
 * the change.
 * @param isPart whether other parcels follow
 */
export const tellOfParcel = (
  db: Db,
  order: OrderRow,
  {
    carrierTitle: carrier,
    items,
    trackNumber,
  }: Pick<NewShipment, 'carrierTitle' | 'items'> & { trackNumber: string },
  isPart: boolean,
  now: Date,
): Promise<void> => {
  const number = order.increment_id
  const news = isPart ? 'sentPart' : 'sent'
  return notifyBuyer(
    db,
    order,
    { kind: news, vars: { number }, url: paths.order(order.id) },
    ({ code }) => {
      const { subject, intro, more } = parcelTexts[code][news]
      return {
        subject: subject(number),
        paragraphs: () => [
          intro(number, carrier, trackNumber),
          items.map(({ qty, name }) => `${qty} × ${name}`).join('\n'),
          ...(more ? [more] : []),
          ...viewOrder(order, code),
        ],
      }
    },
    now,
  )
}

/** Notifies the customer that an order has arrived. Pass the transaction of the change. */
export const tellOfArrival = (db: Db, order: OrderRow, now: Date): Promise<void> => {
  const number = order.increment_id
  return notifyBuyer(
    db,
    order,
    { kind: 'delivered', vars: { number }, url: paths.order(order.id) },
    ({ code }) => {
      const { subject, intro } = parcelTexts[code].delivered
      return { subject: subject(number), paragraphs: () => [intro(number), ...viewOrder(order, code)] }
    },
    now,
  )
}
