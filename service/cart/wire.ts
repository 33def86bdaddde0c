import type * as z from 'zod/mini'
import type { Cart, CartItem, QuoteAddress } from '#domain/cart/schema.ts'
import { isVirtualCart } from '#domain/cart/virtual-cart.ts'
import { formatServiceTime } from '#domain/dates/service-time.ts'
import { isLoyaltyAllowed } from '#domain/loyalty/eligibility.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { Caller } from '#service/http/context.ts'
import { findCustomer } from '#service/customers/store.ts'
import type { Db } from '#service/db/db.ts'
import { pickupPointWire } from '#service/pickup-points/wire.ts'
import { loyaltyCart, type CartView, type PricedLine } from './view.ts'

type CartWire = z.input<typeof Cart>
type CartItemWire = z.input<typeof CartItem>

/** Formats a line (C-2.1, C-5.2). A product that is no longer sold keeps its SKU and shows as out of stock. */
export function cartItemWire({
  item,
  product,
  choice,
  priceMinor,
  unitMinor,
  salable,
  sources,
}: PricedLine): CartItemWire {
  return {
    item_id: item.id,
    sku: item.sku,
    qty: item.qty,
    name: product?.name ?? item.sku,
    price: toDecimal(unitMinor),
    product_type: product?.typeId ?? 'simple',
    quote_id: String(item.cart_id),
    ...(Object.keys(choice.option).length > 0
      ? { product_option: { extension_attributes: choice.option } }
      : {}),
    extension_attributes: {
      calculated_price: toDecimal(unitMinor),
      can_use_loyalty: product?.canUseLoyalty === false ? '0' : '1',
      category_links: [...(product?.categoryNames ?? [])],
      product: {
        id: item.product_id,
        name: product?.name ?? item.sku,
        sku: product?.sku ?? item.sku,
        price: toDecimal(priceMinor),
      },
      stock_status: salable >= 1 ? 1 : 0,
      salable_qty: salable,
      option_labels: choice.labels.map((entry) => ({ ...entry })),
      is_membership: product?.isMembership === true,
      ...(sources.length > 0
        ? {
            stock_source_status: sources.map((source) => ({
              source_code: source.code,
              status: source.salable >= item.qty ? 1 : 0,
            })),
          }
        : {}),
      ...(product?.image ? { image: product.image } : {}),
      ...(product?.sizeLabel && product.typeId === 'simple' ? { size_label: product.sizeLabel } : {}),
      ...(product?.ground ? { ground: product.ground } : {}),
    },
  }
}

const freshAddress = {
  region: null,
  region_id: null,
  region_code: null,
  country_id: null,
  street: [''],
  telephone: null,
  postcode: null,
  city: null,
  firstname: null,
  lastname: null,
  email: null,
  same_as_billing: 0,
  save_in_address_book: 0,
} satisfies z.input<typeof QuoteAddress>

async function customerWire(db: Db, customerId: number | null): Promise<CartWire['customer']> {
  if (customerId === null) return { email: null, firstname: null, lastname: null }
  const person = await findCustomer(db, customerId)
  if (!person) return { email: null, firstname: null, lastname: null }
  const { id, email, firstname, lastname, store_id } = person
  return { id, email, firstname, lastname, store_id, website_id: 1 }
}

/** Formats a cart as `Quote.Cart` of C-1.7 with the additions of C-5.2. */
export async function cartWire(
  db: Db,
  view: CartView,
  customer: Caller | null,
  language: string,
): Promise<CartWire> {
  const { cart, lines } = view
  const items = lines.map(cartItemWire)
  const method =
    cart.shipping_carrier && cart.shipping_method ? `${cart.shipping_carrier}_${cart.shipping_method}` : null
  const isVirtual = isVirtualCart(items)
  const hasMembership = lines.some(({ product }) => product?.isMembership)
  return {
    id: cart.id,
    created_at: formatServiceTime(cart.created_at),
    updated_at: formatServiceTime(cart.updated_at),
    is_active: cart.is_active,
    is_virtual: isVirtual,
    items,
    items_count: items.length,
    items_qty: lines.reduce((sum, { item }) => sum + item.qty, 0),
    customer: await customerWire(db, customer ? cart.customer_id : null),
    billing_address: cart.billing_address ?? freshAddress,
    currency: {
      global_currency_code: 'HKD',
      base_currency_code: 'HKD',
      store_currency_code: 'HKD',
      quote_currency_code: 'HKD',
      store_to_base_rate: 0,
      store_to_quote_rate: 0,
      base_to_global_rate: 1,
      base_to_quote_rate: 1,
    },
    customer_is_guest: cart.customer_id === null,
    store_id: cart.store_id,
    extension_attributes: {
      shipping_assignments:
        items.length === 0 || isVirtual
          ? []
          : [{ shipping: { address: cart.shipping_address ?? freshAddress, method }, items }],
      contains_membership_item: hasMembership,
      membership_item_selected: cart.membership_selected,
      credit_period: isVirtual ? 0 : cart.credit_period,
      ...(cart.pickup_point && !isVirtual
        ? { pickup_point: pickupPointWire(cart.pickup_point, language) }
        : {}),
      can_use_points: isLoyaltyAllowed(loyaltyCart(view)),
    },
  }
}
