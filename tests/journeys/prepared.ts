import { expect, type APIRequestContext } from '@playwright/test'
import { chooseDelivery, fillCart, hongKong, newBuyer, newOrder, type Buyer } from './buyer.ts'

/** A customer for whom each of their pages has something to show. */
export interface PreparedCustomer {
  buyer: Buyer
  /** An order that waits for payment. */
  order: number
  /** An order that has arrived. */
  received: number
}

/** Products that a prepared customer likes; three of them lie in the cart, unless wished otherwise. */
const liked = ['zinc-15', 'papaya-tabs', 'vitamin-d3-k2', 'astaxanthin']

/** Moves an order on, as the buttons of the sandbox do. */
async function moveOrder({ request }: Buyer, order: number, ...moves: string[]) {
  for (const move of moves) {
    const answer = await request.post(`/sandbox/orders/${order}`, { data: { move } })
    expect(answer.ok(), `${move}: ${await answer.text()}`).toBe(true)
  }
}

/**
 * Registers a customer with two addresses, favourites, an order of each kind with its notifications, and a cart whose delivery is
 * chosen, so that checkout begins at any step.
 */
export async function preparedCustomer(
  request: APIRequestContext,
  inCart: readonly string[] = liked.slice(0, 3),
): Promise<PreparedCustomer> {
  const buyer = await newBuyer(request)
  await buyer.rest('PUT', '/customer/address/save', {
    address: { ...hongKong, firstname: 'Siu Ming', default_shipping: false },
  })
  for (const sku of liked) await buyer.rest('POST', `/wishlist/add/${sku}`)
  const received = await newOrder(buyer)
  await moveOrder(buyer, received, 'pay', 'pack', 'ship', 'deliver')
  const order = await newOrder(buyer)
  await fillCart(buyer, ...inCart)
  await chooseDelivery(buyer)
  return { buyer, order, received }
}

/** An address with the orders of a prepared customer in it. */
export const addressFor = (address: string, { order, received }: PreparedCustomer): string =>
  address.replace(':order', String(order)).replace(':received', String(received))
