import { webcrypto } from 'node:crypto'
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

async function encryptedCard(key: string): Promise<string> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const publicKey = await webcrypto.subtle.importKey('spki', Buffer.from(key, 'base64'), algorithm, false, [
    'encrypt',
  ])
  const card = { number: '4111111111111111', expiry: '12/30', cvc: '123', name: 'MEI CHAN' }
  return Buffer.from(
    await webcrypto.subtle.encrypt(algorithm, publicKey, new TextEncoder().encode(JSON.stringify(card))),
  ).toString('base64')
}

/** Buys with several customers at once until the time is over. @param pause ms between two orders of one buyer: 0 is full load. */
export async function buyFor(
  url: string,
  seconds: number,
  { sku, pause = 0, onSignedIn }: { sku: string; pause?: number; onSignedIn?: () => void },
): Promise<OrderRun> {
  const clients = await Promise.all(buyers.map((buyer) => client(url, buyer)))
  const key = (await clients[0]!('GET', '/worldpay/publickey')) as string
  const encryptedData = await encryptedCard(key)
  onSignedIn?.()
  const latencies: number[] = []
  const began = performance.now()
  await Promise.all(
    clients.map(async (call) => {
      while (performance.now() - began < seconds * 1000) {
        const start = performance.now()
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
        latencies.push(performance.now() - start)
        if (pause)
          await new Promise((done) => {
            setTimeout(done, pause)
          })
      }
    }),
  )
  return { orders: latencies.length, seconds: (performance.now() - began) / 1000, latencies }
}
