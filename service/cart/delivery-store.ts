import type { QuoteAddress } from '#domain/cart/schema.ts'
import type { Db } from '#service/db/db.ts'
import type { CarrierPoint } from '#service/ports/pickup-points.ts'
import { CartChanged, isAsRead, type CartRow } from './store.ts'

const json = (value: object | null) => (value ? JSON.stringify(value) : null)

/** Delivery method and address of a cart. */
export interface CartDelivery {
  readonly shipping: QuoteAddress
  readonly billing: QuoteAddress
  readonly carrier: string
  readonly method: string
  readonly point: CarrierPoint | null
  /** Days of credit. */
  readonly creditPeriod: number
}

/**
 * Sets the delivery of a cart.
 * @param quotedMinor the total that the customer is told with it, in cents
 * @throws CartChanged
 */
export async function setCartDelivery(
  db: Db,
  { id, version }: Pick<CartRow, 'id' | 'version'>,
  { shipping, billing, carrier, method, point, creditPeriod }: CartDelivery,
  quotedMinor: number,
  now: Date,
): Promise<void> {
  const row = await db.one(
    `update cart set shipping_address = $2, billing_address = $3, shipping_carrier = $4, shipping_method = $5, credit_period = $6, quoted_minor = $7, updated_at = $8, pickup_point = $9
     where id = $1 and ${isAsRead('$10')} returning id`,
    [
      id,
      json(shipping),
      json(billing),
      carrier,
      method,
      creditPeriod,
      quotedMinor,
      now,
      json(point),
      version ?? null,
    ],
  )
  if (!row) throw new CartChanged()
}
