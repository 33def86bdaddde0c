import { membershipRefusals } from '#domain/membership/refusals.ts'
import { cartRefusals } from '#domain/cart/refusals.ts'
import { catalogueRefusals } from '#domain/catalogue/refusals.ts'
import { membershipRefusal } from '#domain/membership/buyers.ts'
import type { Db } from '#service/db/db.ts'
import { refuse } from '#service/http/fault.ts'
import { loadForSaleBySku, type Viewer } from './for-sale.ts'
import { checkedQuantity, refuseMoreThanMost, summedQuantity } from './quantity.ts'
import type { StoredOption } from './rows.ts'
import {
  CartChanged,
  cartItems,
  deleteItem,
  LINES_MAX,
  putItem,
  setItemQuantity,
  type CartRow,
} from './store.ts'
import { priceChoice, viewCart, type PricedLine } from './view.ts'

export interface NewItem {
  readonly sku: string
  readonly qty: unknown
  readonly option: StoredOption | undefined
}

/** @throws Fault 400 for a membership that the group may not buy */
export function refuseMembership(sku: string, group: string): void {
  const refusal = membershipRefusal(sku, group)
  if (refusal !== null) throw refuse(membershipRefusals[refusal])
}

const notEnough = () => refuse(cartRefusals.notEnough)
const noSuchLine = (cartId: number, itemId: number) => refuse(cartRefusals.noSuchItem, [cartId, itemId])

/** Pieces that a cart takes of each product, to compare with its stock. */
function takenBy(lines: readonly PricedLine[]): Map<number, number> {
  const taken = new Map<number, number>()
  for (const { item, pieces } of lines)
    for (const { productId, qty } of pieces)
      taken.set(productId, (taken.get(productId) ?? 0) + qty * item.qty)
  return taken
}

/** @throws Fault 400 when the cart, over all its lines, would exceed the stock of a product of `line` */
function refuseTooMany(line: PricedLine, qty: number, others: readonly PricedLine[]): void {
  const taken = takenBy(others)
  if (line.pieces.length === 0 || line.salable < 1) throw refuse(cartRefusals.outOfStock)
  if (
    line.pieces.some(
      ({ productId, qty: each, product }) => (taken.get(productId) ?? 0) + each * qty > product.salable,
    )
  )
    throw notEnough()
}

/**
 * Adds a product to a cart, which may be locked. The same product and choice are added to the existing line. A
 * price in the request is ignored.
 * @throws Fault 400 or 404 with the messages of C-2.4
 * @throws CartChanged if the cart is not locked
 */
export async function addItem(
  db: Db,
  cart: CartRow,
  { sku, qty: asked, option }: NewItem,
  viewer: Viewer,
): Promise<PricedLine> {
  const added = checkedQuantity(asked)
  const product = await loadForSaleBySku(db, sku, viewer)
  if (!product) throw refuse(catalogueRefusals.productMissing)
  refuseMembership(sku, viewer.group)
  const line = await priceChoice(
    db,
    { cart_id: cart.id, product_id: product.id, sku: product.sku, qty: added, options: option ?? {} },
    product,
    viewer,
  )
  const { lines } = await viewCart(db, cart, viewer)
  const same = lines.find(
    ({ item }) => item.product_id === product.id && item.options_key === line.item.options_key,
  )
  if (!same && lines.length >= LINES_MAX) throw refuse(cartRefusals.full)
  refuseMoreThanMost(product, added)
  // A membership already in the cart stays a single piece, so that "Buy now" can be pressed again.
  const qty = same && product.isMembership ? same.item.qty : summedQuantity(same?.item.qty ?? 0, added)
  refuseTooMany(
    line,
    qty,
    lines.filter((entry) => entry !== same),
  )
  const item = await putItem(db, { ...line.item, qty }, viewer.now, cart.version)
  return { ...line, item }
}

/**
 * Sets the quantity of a line of a cart, which may be locked.
 * @throws Fault 400 or 404 with the texts of C-2.4
 * @throws CartChanged if the cart is not locked
 */
export async function updateItem(
  db: Db,
  cart: CartRow,
  itemId: number,
  asked: unknown,
  viewer: Viewer,
): Promise<PricedLine> {
  const { lines } = await viewCart(db, cart, viewer)
  const line = lines.find(({ item }) => item.id === itemId)
  if (!line) throw noSuchLine(cart.id, itemId)
  const qty = checkedQuantity(asked)
  if (line.product) refuseMoreThanMost(line.product, qty)
  // Reducing is always allowed, because the stock may have shrunk.
  if (qty > line.item.qty)
    refuseTooMany(
      line,
      qty,
      lines.filter((entry) => entry !== line),
    )
  await setItemQuantity(db, cart, itemId, qty, viewer.now)
  return { ...line, item: { ...line.item, qty } }
}

/**
 * Removes a line of a cart, which may be locked.
 * @throws Fault 404 when the cart has none of that id
 * @throws CartChanged if the cart is not locked
 */
export async function removeItem(db: Db, cart: CartRow, itemId: number, { now }: Viewer): Promise<true> {
  if (await deleteItem(db, cart, itemId, now)) return true
  if (cart.version !== undefined && cart.items?.some(({ id }) => id === itemId)) throw new CartChanged()
  throw noSuchLine(cart.id, itemId)
}

/** Whether a cart has any line. */
export const isEmpty = async (db: Db, cart: CartRow): Promise<boolean> =>
  (cart.items ?? (await cartItems(db, cart.id))).length === 0
