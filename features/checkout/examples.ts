import type { Cart } from '#domain/cart/schema.ts'
import type { Address, Customer } from '#domain/customers/schema.ts'
import type { PickupPoint } from '#domain/pickup-points/schema.ts'

export const address: Address = {
  id: 4,
  customer_id: 1,
  country_id: 'HK',
  region: { region_id: 2, region: 'Kowloon', region_code: 'KLN' },
  street: ['Flat B, 12/F, 223 Nam Cheong Street'],
  city: 'Sham Shui Po',
  telephone: '51000001',
  firstname: 'Mei Yi',
  lastname: 'Chan',
  default_shipping: true,
  custom_attributes: [{ attribute_code: 'mobile_prefix', value: '852' }],
}

export const locker: PickupPoint = {
  code: 'H0202L1',
  kind: 'locker',
  country_id: 'HK',
  district_id: '810202',
  name: 'SF locker, Nam Cheong Street',
  address: 'G/F, Wah Fung Building, 118 Nam Cheong Street, Sham Shui Po, Kowloon',
  opening_hours: { weekdays: '00:00–24:00', weekends: '00:00–24:00' },
}

/** A customer who has accepted the terms, confirmed the name and may buy on credit. */
const customer: Customer = {
  id: 1,
  email: 'meiyi@example.com',
  firstname: 'Mei Yi',
  lastname: 'Chan',
  custom_attributes: [
    { attribute_code: 'tc_agreed_status', value: '1' },
    { attribute_code: 'name_confirmed', value: '1' },
    { attribute_code: 'credit_periods', value: '0,30,60' },
  ],
  extension_attributes: { group_label: 'Preferred Customer' },
}

export const cart: Cart = {
  id: 42,
  store_id: 3,
  customer: {},
  items: [
    {
      item_id: 1,
      sku: 'vitamin-c-1000',
      name: 'Vitamin C slow release 1000 mg',
      qty: 2,
      price: 168,
      quote_id: '42',
      extension_attributes: { image: '/packshots/vitamin-c.svg', ground: 'vitamin', salable_qty: 38 },
    },
  ],
}

const way = (code: string, title: string, amount: number) => ({
  carrier_code: code,
  method_code: code,
  carrier_title: title,
  method_title: '',
  amount,
  base_amount: amount,
  available: true,
  error_message: '',
  price_excl_tax: amount,
  price_incl_tax: amount,
})

/** Delivery to a locker, which has to be chosen. */
export const lockerMethod = { ...way('locker', 'SF locker', 18), carrier_code: 'sfexpress' }

/** The cart as the service returns it after the delivery step, with address, method and credit period stored. */
export const storedCart = (creditPeriod = 0): Cart => ({
  ...cart,
  extension_attributes: {
    credit_period: creditPeriod,
    shipping_assignments: [
      { shipping: { address: { customer_address_id: address.id }, method: 'locker_locker' }, items: [] },
    ],
  },
})

/** Totals of a cart, in decimals of HKD. */
export const totals = (goods: number, shipping: number) => ({
  subtotal: goods,
  tax_amount: 0,
  grand_total: goods + shipping,
  total_segments: [{ code: 'shipping', title: 'Delivery', value: shipping }],
})

/** Service answers for a customer who can check out, by method and path. */
export const answers: Readonly<Record<string, unknown>> = {
  'GET /customers/me': customer,
  'GET /carts/mine': cart,
  'GET /carts/mine/totals': totals(336, 20),
  'GET /carts/mine/coupons': null,
  'GET /coupons/mine': [],
  'GET /customer/address/list': [address],
  'GET /sales/configuration/order-lifetime': 30,
  'POST /carts/mine/estimate-shipping-methods': [
    way('locker', 'Smart locker', 20),
    way('home', 'Home delivery', 35),
  ],
  'GET /carts/mine/shipping-methods': [way('locker', 'Smart locker', 20), way('home', 'Home delivery', 35)],
  'GET /carts/mine/payment-methods': [
    { code: 'worldpay', title: 'Credit card' },
    { code: 'alipay', title: 'Alipay' },
  ],
  'GET /customer/check-points': { can_use_points: true, total_amount_available: '0' },
  'GET /loyalty/use-points': false,
}
