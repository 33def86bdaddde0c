import type { TotalsView } from '#domain/cart/cart-view.ts'
import { readProduct } from '#domain/catalogue/product-view.ts'
import type { CartItem } from '#domain/cart/schema.ts'

const line = (
  item_id: number,
  sku: string,
  name: string,
  price: number,
  qty: number,
  ground: string,
  more: CartItem['extension_attributes'] = {},
): CartItem => ({
  item_id,
  sku,
  name,
  qty,
  price,
  quote_id: '1',
  extension_attributes: { image: `/packshots/${sku}.svg`, ground, salable_qty: 38, ...more },
})

/** Lines for stories: two of one, an option, the last one with little stock. */
export const items: readonly CartItem[] = [
  line(1, 'vitamin-c', 'Vitamin C slow release 1000 mg', 168, 2, 'vitamin', {
    option_labels: [{ label: 'Size', value: '60 tablets' }],
  }),
  line(2, 'probiotic', 'Ten-strain probiotic, 30 billion', 238, 1, 'gut', {
    size_label: '30 sachets',
    product: { id: 2, name: 'Ten-strain probiotic, 30 billion', sku: 'probiotic', price: 258 },
  }),
  line(3, 'collagen', 'Collagen peptides 5000 mg', 328, 1, 'beauty', { salable_qty: 3 }),
]
export const soldOutItem: CartItem = line(4, 'magnesium', 'Magnesium glycinate 200 mg', 138, 1, 'sleep', {
  stock_status: 0,
  salable_qty: 0,
})

export const totals: TotalsView = {
  subtotal: 90_200,
  discount: -2_400,
  shipping: null,
  tax: 0,
  points: 0,
  credit: 0,
  grandTotal: 87_800,
  couponCode: undefined,
  freeShippingFrom: 100_000,
  freePickupFrom: 30_000,
  shippingFrom: 1_800,
}

/** A product that reaches free delivery. */
export const filler = readProduct({
  sku: 'zinc-gummies',
  name: 'Zinc gummies',
  price: 118,
  custom_attributes: [
    { attribute_code: 'ground', value: 'family' },
    { attribute_code: 'size_label', value: '60 pieces' },
  ],
})
