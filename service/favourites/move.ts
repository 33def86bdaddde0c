import { cartRefusals } from '#domain/cart/refusals.ts'
import { catalogueRefusals } from '#domain/catalogue/refusals.ts'
import { favouriteRefusals } from '#domain/favourites/refusals.ts'
import { addItem, removeItem } from '#service/cart/items.ts'
import { ownCart } from '#service/cart/current-cart.ts'
import { viewerOf } from '#service/cart/viewer.ts'
import { cartItems, ensureCustomerCart } from '#service/cart/store.ts'
import { findListedProductId, findSku, isMembershipProduct } from '#service/catalogue/product-store.ts'
import type { Db } from '#service/db/db.ts'
import type { RequestContext } from '#service/http/context.ts'
import { Fault, noSuchEntity, refuse } from '#service/http/fault.ts'
import { deleteFavourites, ensureWishlist, ownFavourites, putFavourite } from './store.ts'

/** Favourites added to the cart, and those that were not, with the reason. */
export type Moved = { added: number[]; failed: { item_id: number; message: string }[] }

const fullList = () => refuse(favouriteRefusals.full)

/**
 * Adds favourites to the customer's cart one by one; one that cannot be added stays a favourite (C-6.4).
 * @throws Fault 404 if none of the ids is the customer's, 400 if none could be added
 */
export async function moveToCart(context: RequestContext, ids: readonly number[]): Promise<Moved> {
  const customer = context.requireCustomer()
  return context.db.tx(async (db) => {
    const cart = await ensureCustomerCart(db, customer.id, context.store.id, context.now, 'locked')
    const wanted = await ownFavourites(db, customer.id, ids)
    if (wanted.length === 0) throw noSuchEntity('itemId', ids[0] ?? null)
    const moved: Moved = { added: [], failed: [] }
    for (const { id, product_id: productId, qty, options } of wanted) {
      try {
        const sku = (await findSku(db, productId)) ?? ''
        await db.tx((nested) => addItem(nested, cart, { sku, qty, option: options }, viewerOf(context)))
        moved.added.push(id)
      } catch (error) {
        if (!(error instanceof Fault)) throw error
        moved.failed.push({ item_id: id, message: error.template })
      }
    }
    if (moved.added.length === 0) throw refuse(favouriteRefusals.outOfStock)
    await deleteFavourites(db, customer.id, moved.added, context.now)
    return moved
  })
}

/**
 * Turns lines of the customer's cart into favourites, keeping the chosen options.
 * @throws Fault 404 without an active cart or for another customer's line, 400 for a membership
 */
export async function moveFromCart(context: RequestContext, ids: readonly number[]): Promise<true> {
  const customer = context.requireCustomer()
  return context.db.tx(async (db) => {
    const cart = await ownCart(db, context, 'locked')
    const items = await cartItems(db, cart.id)
    const list = await ensureWishlist(db, customer.id, context.now)
    for (const id of ids) {
      const item = items.find((entry) => entry.id === id)
      if (!item) throw refuse(cartRefusals.noSuchItem, [cart.id, id])
      await refuseMembership(db, item.product_id)
      if (
        !(await putFavourite(
          db,
          list,
          { product_id: item.product_id, store_id: context.store.id, qty: item.qty, options: item.options },
          context.now,
        ))
      )
        throw fullList()
      await removeItem(db, cart, id, viewerOf(context))
    }
    return true as const
  })
}

/** @throws Fault 400 for a membership */
async function refuseMembership(db: Db, productId: number): Promise<void> {
  if (await isMembershipProduct(db, productId)) throw refuse(favouriteRefusals.membership)
}

/**
 * Adds a product to the favourites.
 * @throws Fault 404 for an unknown SKU, 400 for a membership or when the list is full
 */
export async function addBySku(context: RequestContext, sku: string) {
  const customer = context.requireCustomer()
  const productId = await findListedProductId(context.db, sku)
  if (productId === undefined) throw refuse(catalogueRefusals.productMissing)
  await refuseMembership(context.db, productId)
  return context.db.tx(async (db) => {
    const row = await putFavourite(
      db,
      await ensureWishlist(db, customer.id, context.now),
      { product_id: productId, store_id: context.store.id, qty: 1, options: {} },
      context.now,
    )
    if (!row) throw fullList()
    return row
  })
}
