import { cartRefusals } from '#domain/cart/refusals.ts'
import type { Db } from '#service/db/db.ts'
import type { RequestContext } from '#service/http/context.ts'
import { noSuchEntity, refuse } from '#service/http/fault.ts'
import { CartChanged, findCustomerCart, findGuestCart, type CartRow, type Reading } from './store.ts'

export const unknownCart = (): Error => noSuchEntity('cartId', null)
const noActiveCart = () => refuse(cartRefusals.noActiveCart)

/** A guest's cart by its masked id. @throws Fault 404 without one */
export async function guestCart(
  db: Db,
  masked: string,
  { now }: RequestContext,
  refusal: () => Error = unknownCart,
  reading: Reading = 'plain',
): Promise<CartRow> {
  const cart = await findGuestCart(db, masked, now, reading)
  if (!cart) throw refusal()
  return cart
}

/** The caller's active cart. @throws Fault 401 for guests, 404 without one */
export async function ownCart(
  db: Db,
  context: RequestContext,
  reading: Reading = 'plain',
  refusal: () => Error = noActiveCart,
): Promise<CartRow> {
  const cart = await findCustomerCart(db, context.requireCustomer().id, reading)
  if (!cart) throw refusal()
  return cart
}

/**
 * Runs `work`, whose last statement writes to a cart, on the cart as it is now, without a transaction. If another call
 * has changed the cart meanwhile, nothing was written, and `work` runs again with the cart locked.
 */
export async function onCart<T>(
  db: Db,
  find: (db: Db, reading: Reading) => Promise<CartRow>,
  work: (db: Db, cart: CartRow) => Promise<T>,
): Promise<T> {
  try {
    return await work(db, await find(db, 'plain'))
  } catch (error) {
    if (!(error instanceof CartChanged)) throw error
    return db.tx(async (tx) => work(tx, await find(tx, 'locked')))
  }
}
