import { people } from '../../service/seed/people.ts'
import { encryptCard } from '../load/orders.ts'
import { withDatabase } from '../load/stock-up.ts'
import { ask, placeOrder, readyCart, tokenOf, type ServiceProcess } from './process.ts'

const SKU = 'spirulina'
/** The process is killed once so many orders and payments have been acknowledged. */
const ORDERS = 3,
  PAYMENTS = 2

interface Buyer {
  /** Idempotency key of the order. */
  readonly key: string
  readonly token: string
}

/** What became of the orders around a kill. */
export interface OrdersAroundKill {
  readonly buyers: number
  /** Orders and payments whose callers had their answer when the process was killed. */
  readonly acknowledged: { readonly orders: number; readonly payments: number }
  /** Acknowledged orders that are gone or have become others, and acknowledged payments that the provider does not know. */
  readonly lost: number
  /** Orders that are there twice. */
  readonly twice: number
  /** Orders without a payment after their buyers tried again. */
  readonly unpaid: number
  /** Orders that the provider was paid for more than once. */
  readonly paidTwice: number
  /** Pieces taken from stock, less those that were bought. */
  readonly piecesTooMany: number
}

const salable = async (service: ServiceProcess) =>
  (await ask<{ extension_attributes: { salable_qty: number } }>(service, 'GET', `/products/${SKU}`)).value
    .extension_attributes.salable_qty

async function ordersOf(service: ServiceProcess, token: string): Promise<number[]> {
  const { value } = await ask<{ items: { entity_id: number; items: { sku: string }[] }[] }>(
    service,
    'GET',
    '/customer/orders?sorted=1',
    { token },
  )
  return value.items
    .filter(({ items }) => items.length === 1 && items[0]?.sku === SKU)
    .map(({ entity_id }) => entity_id)
}

async function pay(service: ServiceProcess, { token }: Buyer, orderId: number): Promise<boolean> {
  const { value: key } = await ask<string>(service, 'GET', '/worldpay/publickey', { token })
  const encryptedData = await encryptCard(key, '4111111111111111')
  const paid = await ask<{ status?: string }>(service, 'POST', '/worldpay/payment/start', {
    token,
    body: { orderId, paymentDetails: { cc_type: 'ALL', encryptedData } },
  })
  return paid.value.status === 'success'
}

/** How often the provider was paid for each order. */
const paymentsByOrder = (folder: string, orders: readonly number[]) =>
  withDatabase(folder, async (db) => {
    const rows = await db.query<{ order_id: number; times: number }>(
      `select p.order_id, count(*) as times from payment p join sandbox_payment s on s.id = p.id
       where s.state = 'success' and p.order_id = any($1::int[]) group by p.order_id`,
      [orders],
    )
    return new Map(rows.map(({ order_id, times }) => [order_id, times]))
  })

/** Orders and pays with each buyer, the second half once the first has paid, and kills the process in the middle. @returns the ids that callers were told, by key */
async function buyUntilKilled(service: ServiceProcess, buyers: readonly Buyer[]) {
  const ordered = new Map<string, number>()
  const paid = new Set<string>()
  let killed: Promise<void> | undefined
  const buy = async (buyer: Buyer) => {
    const { value } = await placeOrder(service, buyer.token, buyer.key)
    if (value.order_id === null) return
    ordered.set(buyer.key, value.order_id)
    if (await pay(service, buyer, value.order_id)) paid.add(buyer.key)
    if (ordered.size >= ORDERS && paid.size >= PAYMENTS) killed ??= service.kill()
  }
  const half = Math.ceil(buyers.length / 2)
  const early = buyers.slice(0, half).map(buy)
  const late = Promise.any(early).then(() => Promise.allSettled(buyers.slice(half).map(buy)))
  await Promise.allSettled([...early, late])
  await killed
  return { ordered, paid }
}

/**
 * Lets all sandbox people order and pay, ends the process with SIGKILL in the middle of it, starts another one and lets
 * everybody try again, as browsers do, whether they had their answer or not.
 * @param start starts a process of the sandbox on the embedded database in `folder`
 * @returns what was lost or done twice. The second process runs on.
 */
export async function killInTheMiddleOfOrders(
  start: () => Promise<ServiceProcess>,
  folder: string,
): Promise<OrdersAroundKill> {
  const first = await start()
  const buyers = await Promise.all(
    people.map(async ({ key }) => ({ key: `order-of-${key}`, token: await tokenOf(first, key) })),
  )
  const pieces = await salable(first)
  for (const { token } of buyers) await readyCart(first, token, SKU)
  const { ordered, paid } = await buyUntilKilled(first, buyers)

  const service = await start()
  const knownPayments = await paymentsByOrder(folder, [...ordered.values()])
  let lost = [...paid].filter((key) => !knownPayments.has(ordered.get(key) ?? 0)).length
  let twice = 0
  const orders: number[] = []
  for (const buyer of buyers) {
    const { value } = await placeOrder(service, buyer.token, buyer.key)
    const mine = await ordersOf(service, buyer.token)
    const id = ordered.get(buyer.key) ?? value.order_id ?? 0
    if (value.order_id !== id || !mine.includes(id)) lost++
    twice += Math.max(0, mine.length - 1)
    await pay(service, buyer, id)
    orders.push(id)
  }
  const payments = await paymentsByOrder(folder, orders)
  return {
    buyers: buyers.length,
    acknowledged: { orders: ordered.size, payments: paid.size },
    lost,
    twice,
    unpaid: orders.filter((id) => !payments.has(id)).length,
    paidTwice: [...payments.values()].filter((times) => times > 1).length,
    piecesTooMany: pieces - (await salable(service)) - buyers.length,
  }
}
