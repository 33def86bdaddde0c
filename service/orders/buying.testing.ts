import { constants, publicEncrypt, createPublicKey } from 'node:crypto'
import * as cart from '#domain/cart/api.ts'
import * as checkout from '#domain/checkout/api.ts'
import * as payment from '#domain/payment/api.ts'
import { issueToken } from '#service/credentials/token-store.ts'
import type { TestService } from '../../tests/harness/service.ts'

/** Steps of a purchase over HTTP, for the tests of orders and payments. */
export interface Shopper {
  readonly token: string
  readonly customerId: number
}

export const address = {
  region: 'Kowloon',
  region_id: null,
  region_code: null,
  country_id: 'HK',
  street: ['1 Test Road'],
  telephone: '51000001',
  postcode: null,
  city: 'Yau Tsim Mong',
  firstname: 'Test',
  lastname: 'Person',
}

let made = 0
/** A new preferred customer with a token, made in the database: the tests need many. */
export async function newShopper(service: TestService): Promise<Shopper> {
  const number = ++made
  const row = await service.db.one<{ id: number }>(
    `insert into customer (email, firstname, lastname, password_hash) values ($1, 'Test', 'Shopper', 'x') returning id`,
    [`shopper${number}@jadeleaf.example`],
  )
  const customerId = row?.id ?? 0
  return { customerId, token: await issueToken(service.db, customerId, new Date()) }
}

/** A simple product with exactly this many pieces, in one source. */
export async function productWith(
  service: TestService,
  pieces: number,
  place = 0,
): Promise<{ id: number; sku: string; priceMinor: number }> {
  const product = await service.db.one<{ id: number; sku: string; price_minor: number }>(
    `select id, sku, price_minor from product where type_id = 'simple' and parent_id is null and status = 1 and special_price_minor is null and not is_membership and price_minor between 1 and 100000 order by position, id offset $1 limit 1`,
    [place],
  )
  if (!product) throw new Error('the catalogue has no such product')
  await service.db.query(
    'update stock set quantity = case when source_code = (select min(source_code) from stock where product_id = $1) then $2 else 0 end where product_id = $1',
    [product.id, pieces],
  )
  return { id: product.id, sku: product.sku, priceMinor: product.price_minor }
}

/** Pieces in stock over all sources. */
export const stockOf = async (service: TestService, productId: number): Promise<number> =>
  (
    await service.db.one<{ sum: number }>(
      'select sum(quantity)::int as sum from stock where product_id = $1',
      [productId],
    )
  )?.sum ?? 0

/** A cart with one product, delivered by SF Express: ready to be ordered. */
export async function readyCart(
  service: TestService,
  { token }: Shopper,
  sku: string,
  qty = 1,
): Promise<void> {
  await service.expectOk(cart.createCart, undefined, { token })
  await service.expectOk(cart.addCartItem, { body: { cartItem: { sku, qty } } }, { token })
  await service.expectOk(
    checkout.saveShippingInformation,
    {
      body: {
        addressInformation: {
          shipping_address: address,
          shipping_carrier_code: 'sfexpress',
          shipping_method_code: 'standard',
        },
      },
    },
    { token },
  )
}

export const placeOrder = (
  service: TestService,
  { token }: Shopper,
  headers: Record<string, string> = {},
  method = 'worldpay',
) => service.call(checkout.placeOrder, { body: { paymentMethod: { method } } }, { token, headers })

/** Buys one product. @returns the order id */
export async function order(service: TestService, shopper: Shopper, sku: string, qty = 1): Promise<number> {
  await readyCart(service, shopper, sku, qty)
  const placed = await placeOrder(service, shopper)
  if (!placed.ok || typeof placed.value === 'number' || placed.value.order_id === null)
    throw new Error(`the order was not placed: ${JSON.stringify(placed)}`)
  return placed.value.order_id
}

/** Card data as the browser encrypts it. */
export async function encrypted(
  service: TestService,
  number: string,
  more: Partial<{ expiry: string; cvc: string; name: string }> = {},
): Promise<string> {
  const key = createPublicKey({
    key: Buffer.from(await service.expectOk(payment.getWorldpayKey), 'base64'),
    format: 'der',
    type: 'spki',
  })
  return publicEncrypt(
    { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(JSON.stringify({ number, expiry: '12/40', cvc: '123', name: 'TEST PERSON', ...more })),
  ).toString('base64')
}

/** Pays an order with a test card. */
export const payByCard = async (
  service: TestService,
  { token }: Shopper,
  orderId: number,
  number: string,
  more = {},
  headers: Readonly<Record<string, string>> = {},
) =>
  service.call(
    payment.startWorldpayPayment,
    {
      body: {
        orderId,
        paymentDetails: { cc_type: 'ALL', encryptedData: await encrypted(service, number, more) },
      },
    },
    { token, headers },
  )
