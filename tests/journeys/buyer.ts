import { randomInt } from 'node:crypto'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { newMobile } from './shopper.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A customer made for one test, through the same calls that the shop makes. */
export interface Buyer {
  readonly email: string
  readonly token: string
  /** The way to the service, also when the page is gone. */
  readonly request: APIRequestContext
  /** A call of the REST contract as this customer. Encoded answers are decoded. */
  rest<T = unknown>(method: Method, path: string, body?: object): Promise<T>
}

const open = (text: string): unknown => {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}

/** Calls the service. @throws Error with the refusal */
export async function rest<T>(
  request: APIRequestContext,
  method: Method,
  path: string,
  body?: object,
  token?: string,
): Promise<T> {
  const answer = await request.fetch(`/rest/en/V1${path}`, {
    method,
    ...(body ? { data: body } : {}),
    ...(token ? { headers: { Authorization: `Bearer ${token}` } } : {}),
  })
  const text = await answer.text()
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${text}`)
  return open(text) as T
}

export const hongKong = {
  country_id: 'HK',
  region_id: 810002,
  region: { region_id: 810002, region: 'Kowloon', region_code: 'KLN' },
  city: 'Yau Tsim Mong',
  street: ['Flat 8B, 12 Granville Road'],
  telephone: '51000001',
  firstname: 'Mei Yee',
  lastname: 'Chan',
  default_shipping: true,
  custom_attributes: [
    { attribute_code: 'city_id', value: '810201' },
    { attribute_code: 'mobile_prefix', value: '852' },
  ],
}

interface Wishes {
  address?: object | null
  nameConfirmed?: boolean
  /** Member number of the associate whom the customer registers below. */
  sponsor?: string
}

/** Registers a customer with a confirmed name and an address in Hong Kong, unless wished otherwise. */
export async function newBuyer(
  request: APIRequestContext,
  { address = hongKong, nameConfirmed = true, sponsor }: Wishes = {},
): Promise<Buyer> {
  const mobile = newMobile()
  const email = `buyer${randomInt(1e12)}@jadeleaf.example`
  await rest(request, 'GET', `/customer/mobile/sendcode/2/852/${mobile}`)
  const [message] = (await (
    await request.get(`/sandbox/outbox.json?to=${encodeURIComponent(`+852${mobile}`)}`)
  ).json()) as { body: string }[]
  const attributes = [
    { attribute_code: 'mobile', value: mobile },
    { attribute_code: 'mobile_prefix', value: '852' },
    ...(sponsor === undefined ? [] : [{ attribute_code: 'sponsor_id', value: sponsor }]),
  ]
  const made = await rest<{ extension_attributes: { customer_token: string } }>(
    request,
    'POST',
    '/customers/register',
    {
      customer: { email, firstname: 'Mei Yee', lastname: 'Chan', custom_attributes: attributes },
      password: 'Jade2026',
      code: /\b\d{6}\b/.exec(message?.body ?? '')?.[0] ?? '',
      over18: true,
    },
  )
  const token = made.extension_attributes.customer_token
  const buyer: Buyer = {
    email,
    token,
    request,
    rest: (method, path, body) => rest(request, method, path, body, token),
  }
  if (nameConfirmed)
    await buyer.rest('PUT', '/customers/me', {
      customer: { custom_attributes: [{ attribute_code: 'name_confirmed', value: '1' }] },
    })
  if (address) await buyer.rest('PUT', '/customer/address/save', { address })
  return buyer
}

/** One of the sandbox's people. Tests in other browsers may be the same person: change nothing that they look at. */
export async function personOf(request: APIRequestContext, key: string): Promise<Buyer> {
  const { token } = (await (await request.post(`/sandbox/people/${key}/token`)).json()) as { token: string }
  const buyer = {
    token,
    request,
    rest: <T>(method: Method, path: string, body?: object) => rest<T>(request, method, path, body, token),
  }
  return { ...buyer, email: (await buyer.rest<{ email: string }>('GET', '/customers/me')).email }
}

/** Puts products into the customer's cart. */
export async function fillCart({ rest }: Buyer, ...skus: string[]): Promise<void> {
  await rest('POST', '/carts/mine')
  for (const sku of skus) await rest('POST', '/carts/mine/items', { cartItem: { sku, qty: 1 } })
}

/** Stores address and delivery with the cart, so that checkout begins at the payment. */
export async function chooseDelivery({ rest }: Buyer, method = 'standard'): Promise<void> {
  const [saved] = await rest<{ id: number }[]>('GET', '/customer/address/list')
  const address = {
    customer_address_id: saved?.id,
    street: hongKong.street,
    city: hongKong.city,
    country_id: 'HK',
    region: 'Kowloon',
    region_id: 810002,
    telephone: '51000001',
    firstname: 'Mei Yee',
    lastname: 'Chan',
  }
  await rest('POST', '/carts/mine/shipping-information', {
    addressInformation: {
      shipping_address: address,
      billing_address: address,
      shipping_carrier_code: 'sfexpress',
      shipping_method_code: method,
    },
  })
}

/** Places an unpaid order. @returns its id */
export async function newOrder(
  buyer: Buyer,
  { skus = ['zinc-15'], method = 'worldpay' }: { skus?: string[]; method?: string } = {},
): Promise<number> {
  await fillCart(buyer, ...skus)
  await chooseDelivery(buyer)
  const { order_id: id } = await buyer.rest<{ order_id: number | null }>('PUT', '/carts/mine/order', {
    paymentMethod: { method },
  })
  expect(id).not.toBeNull()
  return id ?? 0
}

/** The order as the service knows it. */
export const readOrder = ({ rest }: Buyer, id: number) =>
  rest<{ status: string; increment_id: string; grand_total: number; payment: { method: string } }>(
    'GET',
    `/customer/orders/${id}`,
  )

/** Signs the page in by the token, once: what the page does with it afterwards is its own business. */
export const signInAs = (page: Page, { token }: Buyer) =>
  page.addInitScript((value) => {
    if (sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', '1')
    localStorage.setItem('bearerToken', value)
  }, token)

/** A customer who has just become an associate, in a way that leaves the sandbox's people alone. */
export async function newAssociate(request: APIRequestContext, wishes: Wishes = {}): Promise<Buyer> {
  const buyer = await newBuyer(request, wishes)
  await buyer.rest('PUT', '/customers/me', {
    customer: { custom_attributes: [{ attribute_code: 'tc_agreed_status', value: '1' }] },
  })
  await fillCart(buyer, 'membership')
  const { order_id: id } = await buyer.rest<{ order_id: number }>('PUT', '/carts/mine/order', {
    paymentMethod: { method: 'citcon' },
  })
  const { payment_id: payment } = await buyer.rest<{ payment_id: string }>(
    'POST',
    `/order/${id}/set-citcon-payment`,
    { paymentMethod: { method: 'citcon', additional_data: { vendor: 'alipay' } } },
  )
  await request.post(`/sandbox/pay/choose/${payment}`, { form: { choice: 'paid' }, maxRedirects: 0 })
  return buyer
}
