import type { Db } from '#service/db/db.ts'
import type { RequestContext } from '#service/http/context.ts'
import { fault, noSuchEntity } from '#service/http/fault.ts'
import { findCustomerCart, findGuestCart, type CartRow, type Reading } from './store.ts'

export const unknownCart = (): Error => noSuchEntity('cartId', null)
const noActiveCart = () => fault(404, 'Current customer does not have an active cart.')

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
