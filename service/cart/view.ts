import type { LoyaltyCart } from '#domain/loyalty/eligibility.ts'
import { feeWaiver, isFeeWaivable } from '#domain/membership/fee-waiver.ts'
import type { Db } from '#service/db/db.ts'
import { Fault } from '#service/http/fault.ts'
import { resolveChoice, type Choice } from './choice.ts'
import { loadForSale, type ForSale, type Viewer } from './for-sale.ts'
import { cartItems, type CartItemRow, type CartRow } from './store.ts'

/** A cart line with the current data of the catalogue. */
export interface PricedLine {
  readonly item: CartItemRow
  /** Absent once the product is no longer sold. */
  readonly product: ForSale | undefined
  readonly choice: Choice
  /** Retail price per piece before any offer, in cents. */
  readonly priceMinor: number
  /** Price per piece for the viewer today, in cents. */
  readonly unitMinor: number
  /** Pieces of this line in stock. */
  readonly salable: number
  /** The same by stock source; empty unless requested. */
  readonly sources: readonly { readonly code: string; readonly salable: number }[]
  readonly weightG: number
  /** Products and pieces taken from stock per piece of the line. */
  readonly pieces: readonly { readonly productId: number; readonly qty: number; readonly product: ForSale }[]
}

export interface CartView {
  readonly cart: CartRow
  readonly lines: readonly PricedLine[]
}

const noChoice: Choice = { key: '', option: {}, labels: [], components: [] }

const choiceOf = (product: ForSale, item: Pick<CartItemRow, 'options'>): Choice | undefined => {
  try {
    return resolveChoice(product, item.options)
  } catch (error) {
    // The catalogue no longer has this choice: the line stays visible but cannot be bought.
    if (error instanceof Fault) return undefined
    throw error
  }
}

/** Prices a line from its product and the products in it. */
function priceLine(
  item: CartItemRow,
  product: ForSale | undefined,
  choice: Choice | undefined,
  components: ReadonlyMap<number, ForSale>,
): PricedLine {
  const dead = {
    item,
    product,
    choice: choice ?? noChoice,
    priceMinor: product?.priceMinor ?? 0,
    unitMinor: product?.finalPriceMinor ?? 0,
    salable: 0,
    sources: [],
    weightG: 0,
    pieces: [],
  }
  if (!product || !choice) return dead
  const wanted = choice.components.length > 0 ? choice.components : [{ productId: product.id, qty: 1 }]
  const pieces = wanted.flatMap(({ productId, qty }) => {
    const component = productId === product.id ? product : components.get(productId)
    return component ? [{ productId, qty, product: component }] : []
  })
  if (pieces.length !== wanted.length) return dead
  // A configurable product is charged as its chosen variant; everything else, including a bundle, has a price of its
  // own.
  const charged = (product.configurable && pieces[0]?.product) || product
  return {
    item,
    product,
    choice,
    pieces,
    priceMinor: charged.priceMinor,
    unitMinor: charged.finalPriceMinor,
    salable: Math.min(...pieces.map((piece) => Math.floor(piece.product.salable / piece.qty))),
    sources: (pieces[0]?.product.sources ?? []).map(({ code }) => ({
      code,
      salable: Math.min(
        ...pieces.map(({ qty, product: { sources } }) =>
          Math.floor((sources.find((source) => source.code === code)?.quantity ?? 0) / qty),
        ),
      ),
    })),
    weightG: pieces.reduce((total, piece) => total + piece.product.weightG * piece.qty, 0),
  }
}

/**
 * Prices a product with a choice before it is added to a cart.
 * @throws Fault 400 for an invalid choice
 */
export async function priceChoice(
  db: Db,
  item: Omit<CartItemRow, 'id' | 'options_key'>,
  product: ForSale,
  viewer: Viewer,
): Promise<PricedLine> {
  const choice = resolveChoice(product, item.options)
  const components = await loadForSale(
    db,
    choice.components.map(({ productId }) => productId),
    viewer,
  )
  return priceLine(
    { ...item, id: 0, options: choice.option, options_key: choice.key },
    product,
    choice,
    components,
  )
}

/**
 * Waives a membership's fee when the other lines allow it, and removes a membership chosen beside the cart when they no
 * longer do.
 */
function withFeeWaiver({ cart, lines }: CartView, group: Viewer['group']): CartView {
  const { isReached } = feeWaiver(
    lines.map(({ item, product, unitMinor }) => ({
      isBundle: product?.typeId === 'bundle',
      isMembership: product?.isMembership === true,
      rowMinor: unitMinor * item.qty,
    })),
  )
  const hasMembership = lines.some(({ product }) => product?.isMembership)
  return {
    cart: {
      ...cart,
      membership_selected: cart.membership_selected && isReached && !hasMembership && group === 'preferred',
    },
    lines: isReached
      ? lines.map((line) =>
          isFeeWaivable(line.product?.sku ?? '', group) ? { ...line, unitMinor: 0 } : line,
        )
      : lines,
  }
}

/** Reads a cart with current prices, names and stock. */
export async function viewCart(db: Db, cart: CartRow, viewer: Viewer): Promise<CartView> {
  const items = cart.items ?? (await cartItems(db, cart.id))
  const products = await loadForSale(
    db,
    items.map((item) => item.product_id),
    viewer,
  )
  const chosen = items.map((item) => {
    const product = products.get(item.product_id)
    return { item, product, choice: product ? choiceOf(product, item) : undefined }
  })
  const components = await loadForSale(
    db,
    chosen.flatMap(({ choice }) => choice?.components.map(({ productId }) => productId) ?? []),
    viewer,
  )
  const lines = chosen.map(({ item, product, choice }) => priceLine(item, product, choice, components))
  return withFeeWaiver({ cart, lines }, viewer.group)
}

/** A cart as input to the rule for loyalty points. A product that is no longer sold excludes nothing. */
export const loyaltyCart = ({ cart, lines }: CartView): LoyaltyCart => ({
  usesIPayout: cart.uses_ipayout,
  lines: [
    ...lines.map(({ product }) => ({
      isMembership: product?.isMembership === true,
      canUseLoyalty: product?.canUseLoyalty !== false,
    })),
    // chosen beside the cart; it becomes a line of the order
    ...(cart.membership_selected ? [{ isMembership: true, canUseLoyalty: true }] : []),
  ],
})
