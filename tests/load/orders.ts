import { webcrypto } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from './report.ts'

const PASSWORD = 'Jade2026'
const buyers = ['mei.chan', 'wing.lee', 'hoi.lam', 'yan.ng', 'lok.cheung', 'tsz.yip', 'po.tang', 'ka.ho'].map(
  (name) => `${name}@jadeleaf.example`,
)
const address = {
  firstname: 'Mei',
  lastname: 'Chan',
  country_id: 'HK',
  region: '香港島',
  region_id: 810001,
  city: '中西區',
  street: ['1 Queen’s Road Central'],
  telephone: '51000001',
  postcode: '',
}

/** Whole orders: cart, address, order, card payment. `latencies` in ms, one an order. */
export interface OrderRun {
  orders: number
  seconds: number
  latencies: number[]
}

export const p95 = (run: OrderRun) => percentile(run.latencies, 0.95)

async function client(url: string, username: string) {
  let token = ''
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${url}/rest/en/V1${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    const value: unknown = JSON.parse(text)
    return typeof value === 'string' && /^[[{]/.test(value) ? JSON.parse(value) : value
  }
  token = (await call('POST', '/customer/integration/token', { username, password: PASSWORD })) as string
  return call
}

/** Encrypts a card as the browser does. `key`: SPKI, base64. */
export async function encryptCard(key: string, number: string): Promise<string> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const publicKey = await webcrypto.subtle.importKey('spki', Buffer.from(key, 'base64'), algorithm, false, [
    'encrypt',
  ])
  const card = { number, expiry: '12/30', cvc: '123', name: 'MEI CHAN' }
  return Buffer.from(
    await webcrypto.subtle.encrypt(algorithm, publicKey, new TextEncoder().encode(JSON.stringify(card))),
  ).toString('base64')
}

type Call = Awaited<ReturnType<typeof client>>

/** One whole order: cart, address, order, card payment. */
async function placeOrder(call: Call, sku: string, encryptedData: string): Promise<void> {
  await call('POST', '/carts/mine')
  await call('POST', '/carts/mine/items', { cartItem: { sku, qty: 1 } })
  const methods = (await call('POST', '/carts/mine/estimate-shipping-methods', { address })) as {
    carrier_code: string
    method_code: string
    available: boolean
  }[]
  const method = methods.find((entry) => entry.available)!
  await call('POST', '/carts/mine/shipping-information', {
    addressInformation: {
      shipping_address: address,
      shipping_carrier_code: method.carrier_code,
      shipping_method_code: method.method_code,
    },
  })
  const placed = (await call('PUT', '/carts/mine/order', {
    paymentMethod: { method: 'worldpay' },
  })) as { order_id: number }
  const paid = (await call('POST', '/worldpay/payment/start', {
    orderId: placed.order_id,
    paymentDetails: { cc_type: 'ALL', encryptedData },
  })) as { status: string }
  if (paid.status !== 'success') throw new Error(`The payment is ${paid.status}.`)
}

/** A card that pays at once. */
const PAYS = '4111111111111111'

/** Customers who buy at once at full load. */
export const BUYERS = buyers.length

export interface BuyOptions {
  sku: string
  /** How many customers buy at once. @default BUYERS */
  buyers?: number
  /** Time in ms from one order of a buyer to the next, with the buyers' first orders spread over it. @default 0, which is full load */
  intervalMs?: number
  /** Called when all are signed in, before the first order. */
  onSignedIn?: () => void
}

/** Buys one product with several customers until the time is over. */
export async function buyFor(
  url: string,
  seconds: number,
  { sku, buyers: count = BUYERS, intervalMs = 0, onSignedIn }: BuyOptions,
): Promise<OrderRun> {
  const clients = await Promise.all(buyers.slice(0, count).map((buyer) => client(url, buyer)))
  const key = (await clients[0]!('GET', '/worldpay/publickey')) as string
  const encryptedData = await encryptCard(key, PAYS)
  onSignedIn?.()
  const latencies: number[] = []
  const began = performance.now()
  await Promise.all(
    clients.map(async (call, index) => {
      await sleep((intervalMs * index) / count)
      while (performance.now() - began < seconds * 1000) {
        const start = performance.now()
        await placeOrder(call, sku, encryptedData)
        const ms = performance.now() - start
        latencies.push(ms)
        await sleep(Math.max(0, intervalMs - ms))
      }
    }),
  )
  return { orders: latencies.length, seconds: (performance.now() - began) / 1000, latencies }
}
