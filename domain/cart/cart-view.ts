import { toMinor, type Minor } from '../money/money.ts'
import type { Cart, CartItem, Totals } from './schema.ts'

/** A cart line for display: money in minor units, `calculated_price` instead of `price`. */
export interface CartLineView {
  itemId: number
  sku: string
  name: string
  quantity: number
  unitMinor: Minor
  rowMinor: Minor
  /** The retail price of the row, where it is higher than what is paid. */
  wasMinor: Minor | undefined
  /** Content of the pack as text; '' where an option states it. */
  size: string
  image: string | undefined
  ground: string | undefined
  options: { label: string; value: string }[]
  isOutOfStock: boolean
  salable: number | undefined
  isMembership: boolean
  isBundle: boolean
  productSku: string
}

export const lineView = (item: CartItem): CartLineView => {
  const more = item.extension_attributes
  const unitMinor = toMinor(more?.calculated_price ?? item.price)
  const retailMinor = toMinor(more?.product?.price)
  return {
    itemId: item.item_id ?? 0,
    sku: item.sku ?? '',
    name: item.name ?? more?.product?.name ?? '',
    quantity: item.qty,
    unitMinor,
    rowMinor: unitMinor * item.qty,
    wasMinor: retailMinor > unitMinor ? retailMinor * item.qty : undefined,
    size: more?.size_label ?? '',
    image: more?.image,
    ground: more?.ground,
    options: more?.option_labels ?? [],
    salable: more?.salable_qty,
    isMembership: more?.is_membership === true,
    isBundle: item.product_type === 'bundle',
    isOutOfStock:
      more?.stock_status === 0 || (more?.salable_qty !== undefined && more.salable_qty < item.qty),
    productSku: more?.product?.sku ?? item.sku ?? '',
  }
}

export const cartLines = (cart: Cart | null | undefined): CartLineView[] => (cart?.items ?? []).map(lineView)

/**
 * Totals in minor units. The grand total is the value of its segment (C-2.3); `shipping` is null until there is an
 * address.
 */
export interface TotalsView {
  subtotal: Minor
  discount: Minor
  shipping: Minor | null
  tax: Minor
  /** Amount paid with loyalty points; 0 when they are not in use. */
  points: Minor
  /** Amount paid with payout credit (iPayout); 0 when it is not in use. */
  credit: Minor
  grandTotal: Minor
  couponCode: string | undefined
  freeShippingFrom: Minor | undefined
  /** Subtotal from which pick-up is free, if that is lower. */
  freePickupFrom: Minor | undefined
  /** The lowest fee of delivery. */
  shippingFrom: Minor | undefined
}

export function totalsView(totals: Totals): TotalsView {
  const segment = (code: string) => totals.total_segments.find((entry) => entry.code === code)?.value
  const shipping = segment('shipping')
  // The segment is negative, the attribute positive; a point is a dollar.
  const paid = (code: string, attribute: number | undefined) => Math.abs(toMinor(segment(code) ?? attribute))
  return {
    subtotal: toMinor(totals.subtotal ?? segment('subtotal')),
    discount: toMinor(segment('discount') ?? totals.discount_amount),
    shipping: shipping === undefined || shipping === null ? null : toMinor(shipping),
    tax: toMinor(totals.tax_amount),
    points: paid('loyalty_points', totals.extension_attributes?.loyalty_points_used),
    credit: paid('ipayout', totals.extension_attributes?.ipayout_used_amount),
    grandTotal: toMinor(segment('grand_total') ?? totals.grand_total),
    couponCode: totals.coupon_code ?? undefined,
    freeShippingFrom:
      totals.extension_attributes?.free_shipping_from === undefined
        ? undefined
        : toMinor(totals.extension_attributes.free_shipping_from),
    freePickupFrom:
      totals.extension_attributes?.free_pickup_from === undefined
        ? undefined
        : toMinor(totals.extension_attributes.free_pickup_from),
    shippingFrom:
      totals.extension_attributes?.shipping_from === undefined
        ? undefined
        : toMinor(totals.extension_attributes.shipping_from),
  }
}
