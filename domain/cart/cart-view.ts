import { toMinor, type Minor } from '../money/money.ts'
import type { Cart, CartItem, Totals } from './schema.ts'

/** A cart line as a screen shows it: money in minor units, `calculated_price` in place of `price` (shopping.md §4). */
export interface CartLineView { itemId: number; sku: string; name: string; quantity: number; unitMinor: Minor; rowMinor: Minor; image: string | undefined; ground: string | undefined; options: { label: string; value: string }[]; isOutOfStock: boolean; salable: number | undefined; isMembership: boolean; productSku: string }

export const lineView = (item: CartItem): CartLineView => {
  const more = item.extension_attributes
  const unitMinor = toMinor(more?.calculated_price ?? item.price)
  return {
    itemId: item.item_id ?? 0, sku: item.sku ?? '', name: item.name ?? more?.product?.name ?? '', quantity: item.qty, unitMinor, rowMinor: unitMinor * item.qty,
    image: more?.image, ground: more?.ground, options: more?.option_labels ?? [], salable: more?.salable_qty, isMembership: more?.is_membership === true,
    isOutOfStock: more?.stock_status === 0 || (more?.salable_qty !== undefined && more.salable_qty < item.qty), productSku: more?.product?.sku ?? item.sku ?? '',
  }
}

export const cartLines = (cart: Cart | null | undefined): CartLineView[] => (cart?.items ?? []).map(lineView)

/** Pieces in a cart, for the badge. */
export const cartCount = (cart: Cart | null | undefined): number => (cart?.items ?? []).reduce((sum, item) => sum + item.qty, 0)

/** Totals in minor units; the grand total is its segment's value (contract.md §2.3). `shipping` is null until an address has fixed it. */
export interface TotalsView { subtotal: Minor; discount: Minor; shipping: Minor | null; tax: Minor; grandTotal: Minor; couponCode: string | undefined; freeShippingFrom: Minor | undefined }

export function totalsView(totals: Totals): TotalsView {
  const segment = (code: string) => totals.total_segments.find((entry) => entry.code === code)?.value
  const shipping = segment('shipping')
  return {
    subtotal: toMinor(totals.subtotal ?? segment('subtotal')), discount: toMinor(segment('discount') ?? totals.discount_amount),
    shipping: shipping === undefined || shipping === null ? null : toMinor(shipping), tax: toMinor(totals.tax_amount),
    grandTotal: toMinor(segment('grand_total') ?? totals.grand_total), couponCode: totals.coupon_code ?? undefined,
    freeShippingFrom: totals.extension_attributes?.free_shipping_from === undefined ? undefined : toMinor(totals.extension_attributes.free_shipping_from),
  }
}
