import * as z from 'zod/mini'
import { id, maybe, numeric } from '../contract/wire.ts'
import { QuoteAddress, Totals } from '../cart/schema.ts'

/** A delivery method. Amounts in decimals of HKD; `error_message` says why it is unavailable (C-2.8). */
export const ShippingMethod = z.looseObject({
  carrier_code: z.string(),
  method_code: z.string(),
  carrier_title: maybe(z.string()),
  method_title: maybe(z.string()),
  amount: numeric,
  base_amount: numeric,
  available: z.boolean(),
  error_message: z.string(),
  price_excl_tax: numeric,
  price_incl_tax: numeric,
})
export type ShippingMethod = z.infer<typeof ShippingMethod>
export const PaymentMethod = z.looseObject({
  code: z.string(),
  title: z.string(),
  /** Our addition: paid on a page of the provider's alone, so that the shop asks for no card. */
  is_hosted: z.optional(z.boolean()),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>
export const PaymentDetails = z.looseObject({ payment_methods: z.array(PaymentMethod), totals: Totals })
export const ShippingInformation = z.looseObject({
  shipping_address: QuoteAddress,
  billing_address: z.optional(QuoteAddress),
  shipping_carrier_code: z.string(),
  shipping_method_code: z.string(),
  extension_attributes: z.optional(
    z.looseObject({
      credit_period: z.optional(z.number()),
      /** Our addition: the locker or pick-up point to deliver to; empty is refused where the method needs one (ADR 0033). */
      pickup_point_code: z.optional(z.string()),
    }),
  ),
})
export type ShippingInformation = z.infer<typeof ShippingInformation>

export const OutOfStockItem = z.looseObject({
  product_id: id,
  item_id: id,
  sku: z.string(),
  name: z.string(),
  qty: numeric,
})
export type OutOfStockItem = z.infer<typeof OutOfStockItem>
/** Our service's answer to placing an order; plain Magento answers with the order id only (C-4.1). */
export const PlaceOrderResult = z.looseObject({
  result: z.union([z.string(), z.boolean()]),
  order_id: z.nullable(id),
  need_payment: z.union([z.boolean(), z.string(), z.number()]),
  out_of_stock_items: z.array(OutOfStockItem),
})
export type PlaceOrderResult = z.infer<typeof PlaceOrderResult>
