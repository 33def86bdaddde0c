import { ownValue } from '#domain/contract/own-value.ts'
import type * as z from 'zod/mini'
import type { Totals } from '#domain/cart/schema.ts'
import { FREE_DELIVERY_HK } from '#domain/checkout/free-delivery.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { CartView } from '#service/cart/view.ts'
import type { CartTotals } from './cart-totals.ts'

/** Subtotal (minor units) from which standard delivery in the cart's country is free; also used before an address is known. */
const FREE_SHIPPING_FROM: Readonly<Record<string, number>> = {
  HK: FREE_DELIVERY_HK.door,
  CN: 100_000,
  TW: 150_000,
  MO: 80_000,
}

/** Formats totals (C-2.3): segments in Magento's order, discounts negative, prices without tax. */
// Long: one object, field by field as the contract lists them.
export function totalsWire({ cart, lines }: CartView, totals: CartTotals): z.input<typeof Totals> {
  const {
    subtotalMinor,
    discountMinor,
    shippingMinor,
    loyaltyMinor,
    ipayoutMinor,
    grandMinor,
    coupon,
    shipping,
  } = totals
  const money = (minor: number) => toDecimal(minor)
  // JSON writes -0 as 0, but a test would see a difference.
  const minus = (minor: number) => (minor === 0 ? 0 : toDecimal(-minor))
  const both = <K extends string>(key: K, value: number) => ({ [key]: value, [`base_${key}`]: value })
  const segments: z.input<typeof Totals>['total_segments'] = [
    { code: 'subtotal', title: 'Subtotal', value: money(subtotalMinor) },
    {
      code: 'shipping',
      title: shipping
        ? `Shipping & Handling (${shipping.carrierTitle} - ${shipping.methodTitle})`
        : 'Shipping & Handling',
      value: shipping ? money(shippingMinor) : null,
    },
    ...(coupon
      ? [{ code: 'discount', title: `Discount (${coupon.code})`, value: minus(discountMinor) }]
      : []),
    { code: 'tax', title: 'Tax', value: 0 },
    ...(loyaltyMinor > 0
      ? [{ code: 'loyalty_points', title: 'Loyalty Points', value: minus(loyaltyMinor) }]
      : []),
    ...(ipayoutMinor > 0 ? [{ code: 'ipayout', title: 'iPayout', value: minus(ipayoutMinor) }] : []),
    { code: 'grand_total', title: 'Grand Total', value: money(grandMinor), area: 'footer' },
  ]
  return {
    ...both('grand_total', money(grandMinor)),
    ...both('subtotal', money(subtotalMinor)),
    ...both('discount_amount', minus(discountMinor)),
    ...both('subtotal_with_discount', money(subtotalMinor - discountMinor)),
    ...both('shipping_amount', money(shippingMinor)),
    ...both('shipping_discount_amount', 0),
    ...both('tax_amount', 0),
    weee_tax_applied_amount: 0,
    shipping_tax_amount: 0,
    base_shipping_tax_amount: 0,
    subtotal_incl_tax: money(subtotalMinor),
    shipping_incl_tax: money(shippingMinor),
    base_shipping_incl_tax: money(shippingMinor),
    base_currency_code: 'HKD',
    quote_currency_code: 'HKD',
    ...(coupon ? { coupon_code: coupon.code } : {}),
    items_qty: lines.reduce((sum, { item }) => sum + item.qty, 0),
    items: lines.map(({ item, product, choice, unitMinor }) => {
      const line = totals.lines.find(({ itemId }) => itemId === item.id)
      const price = money(unitMinor),
        row = money(line?.rowMinor ?? 0),
        discount = money(line?.discountMinor ?? 0)
      return {
        item_id: item.id,
        price,
        base_price: price,
        qty: item.qty,
        row_total: row,
        base_row_total: row,
        row_total_with_discount: money((line?.rowMinor ?? 0) - (line?.discountMinor ?? 0)),
        tax_amount: 0,
        base_tax_amount: 0,
        tax_percent: 0,
        discount_amount: discount,
        base_discount_amount: discount,
        discount_percent: 0,
        price_incl_tax: price,
        base_price_incl_tax: price,
        row_total_incl_tax: row,
        base_row_total_incl_tax: row,
        options: JSON.stringify(choice.labels),
        weee_tax_applied_amount: 0,
        weee_tax_applied: '[]',
        name: product?.name ?? item.sku,
      }
    }),
    total_segments: segments,
    extension_attributes: {
      ...(coupon ? { coupon_label: coupon.label } : {}),
      loyalty_points_used: money(loyaltyMinor),
      ipayout_used_amount: money(ipayoutMinor),
      // our addition: only Hong Kong delivers to pick-up points for free from a lower subtotal
      ...((cart.shipping_address?.country_id ?? 'HK') === 'HK'
        ? { free_pickup_from: money(FREE_DELIVERY_HK.pickUp) }
        : {}),
      // our addition
      ...(totals.shippingFromMinor === undefined ? {} : { shipping_from: money(totals.shippingFromMinor) }),
      free_shipping_from: money(
        ownValue(FREE_SHIPPING_FROM, cart.shipping_address?.country_id ?? 'HK') ?? 300_000,
      ),
    },
  }
}
