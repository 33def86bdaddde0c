import type { Db } from '#service/db/db.ts'
import { Fault } from '#service/http/fault.ts'
import { resolveChoice, type Choice } from './choice.ts'
import { loadForSale, type ForSale, type Viewer } from './for-sale.ts'
import { cartItems, type CartItemRow, type CartRow } from './store.ts'

/** A line with what the catalogue says today. */
export interface PricedLine {
  readonly item: CartItemRow
  /** Absent once the product is no longer sold. */
  readonly product: ForSale | undefined
  readonly choice: Choice
  readonly unitMinor: number
  /** Pieces of this line that can be bought now. */
  readonly salable: number
  /** The same by stock source; empty unless the viewer asks for it. */
  readonly sources: readonly { readonly code: string; readonly salable: number }[]
  readonly weightG: number
  /** Products and pieces that one piece of the line takes from stock. */
  readonly pieces: readonly { readonly productId: number; readonly qty: number; readonly product: ForSale }[]
}

export interface CartView { readonly cart: CartRow; readonly lines: readonly PricedLine[] }

const noChoice: Choice = { key: '', option: {}, labels: [], components: [] }

const choiceOf = (product: ForSale, item: Pick<CartItemRow, 'options'>): Choice | undefined => {
  try {
    return resolveChoice(product, item.options)
  } catch (error) {
    // The catalogue changed under the line: it stays visible and cannot be bought.
    if (error instanceof Fault) return undefined
    throw error
  }
}

/** Prices a line from its product and the products it consists of. */
export function priceLine(item: CartItemRow, product: ForSale | undefined, choice: Choice | undefined, components: ReadonlyMap<number, ForSale>): PricedLine {
  const dead = { item, product, choice: choice ?? noChoice, unitMinor: product?.finalPriceMinor ?? 0, salable: 0, sources: [], weightG: 0, pieces: [] }
  if (!product || !choice) return dead
  const wanted = choice.components.length > 0 ? choice.components : [{ productId: product.id, qty: 1 }]
  const pieces = wanted.flatMap(({ productId, qty }) => {
    const component = productId === product.id ? product : components.get(productId)
    return component ? [{ productId, qty, product: component }] : []
  })
  if (pieces.length !== wanted.length) return dead
  const sum = pieces.reduce((total, piece) => total + piece.product.finalPriceMinor * piece.qty, 0)
  const hasOwnPrice = !product.configurable && product.finalPriceMinor > 0
  return {
    item, product, choice, pieces,
    unitMinor: hasOwnPrice ? product.finalPriceMinor : sum,
    salable: Math.min(...pieces.map((piece) => Math.floor(piece.product.salable / piece.qty))),
    sources: (pieces[0]?.product.sources ?? []).map(({ code }) => ({ code, salable: Math.min(...pieces.map(({ qty, product: { sources } }) => Math.floor((sources.find((source) => source.code === code)?.quantity ?? 0) / qty))) })),
    weightG: pieces.reduce((total, piece) => total + piece.product.weightG * piece.qty, 0),
  }
}

/** Prices one product with a choice, for adding it to a cart. @throws Fault 400 when the choice is wrong */
export async function priceChoice(db: Db, item: Omit<CartItemRow, 'id' | 'options_key'>, product: ForSale, viewer: Viewer): Promise<PricedLine> {
  const choice = resolveChoice(product, item.options)
  const components = await loadForSale(db, choice.components.map(({ productId }) => productId), viewer)
  return priceLine({ ...item, id: 0, options: choice.option, options_key: choice.key }, product, choice, components)
}

/** A cart with today's prices, names and stock. */
export async function viewCart(db: Db, cart: CartRow, viewer: Viewer): Promise<CartView> {
  const items = await cartItems(db, cart.id)
  const products = await loadForSale(db, items.map((item) => item.product_id), viewer)
  const chosen = items.map((item) => {
    const product = products.get(item.product_id)
    return { item, product, choice: product ? choiceOf(product, item) : undefined }
  })
  const components = await loadForSale(db, chosen.flatMap(({ choice }) => choice?.components.map(({ productId }) => productId) ?? []), viewer)
  return { cart, lines: chosen.map(({ item, product, choice }) => priceLine(item, product, choice, components)) }
}
