import { toMinor, type Minor } from '../money/money.ts'
import type { Cart, CartItem, Totals } from './schema.ts'

/** A cart line as a screen shows it: money in minor units, `calculated_price` in place of `price` (shopping.md §4). */
export interface CartLineView { itemId: number; sku: string; name: string; quantity: number; unitMinor: Minor; rowMinor: Minor; image: string | undefined; ground: string | undefined; options: { label: string; value: string }[]; isOutOfStock: boolean; salable: number | undefined; isMembership: boolean; productSku: string }

/** @param source the chosen stock source: a line that it cannot fill is out of stock (decisions.md A-106) */
export const lineView = (item: CartItem, source?: string): CartLineView => {
  const more = item.extension_attributes
  const salable = more?.stock_source_status?.some((entry) => entry.source_code === source && entry.status === 0) ? 0 : more?.salable_qty
  const unitMinor = toMinor(more?.calculated_price ?? item.price)
  return {
    itemId: item.item_id ?? 0, sku: item.sku ?? '', name: item.name ?? more?.product?.name ?? '', quantity: item.qty, unitMinor, rowMinor: unitMinor * item.qty,
    image: more?.image, ground: more?.ground, options: more?.option_labels ?? [], salable, isMembership: more?.is_membership === true,
    isOutOfStock: more?.stock_status === 0 || (salable !== undefined && salable < item.qty), productSku: more?.product?.sku ?? item.sku ?? '',
  }
}

export const cartLines = (cart: Cart | null | undefined): CartLineView[] => (cart?.items ?? []).map((item) => lineView(item))

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
