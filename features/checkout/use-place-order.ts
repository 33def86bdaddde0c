import { getCart, getCartTotals } from '#domain/cart/api.ts'
import { totalsView } from '#domain/cart/cart-view.ts'
import { toDecimal } from '#domain/money/money.ts'
import { placeOrder } from '#domain/checkout/api.ts'
import {
  changedTotal,
  nextPlaceOrderStep,
  readPlacedOrder,
  type PlaceOrderState,
} from '#domain/checkout/place-order.ts'
import type { OutOfStockItem } from '#domain/checkout/schema.ts'
import { call } from '#features/kit/call.ts'
import { invalidateAffected } from '#features/kit/query.ts'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef, useState, type RefObject } from 'react'
import { freshTotalsQuery } from './queries.ts'

export interface PlacingInput {
  state: PlaceOrderState
  paymentMethod: string
  /** The total on the button, in cents: an order is never placed for any other. */
  shownTotal: number
}
export interface PlacingEvents {
  onTerms: () => void
  onName: () => void
  onOutOfStock: (items: OutOfStockItem[]) => void
  /** In cents. */
  onTotalChanged: (total: number) => void
  onPlaced: (orderId: number, mustPay: boolean) => void
  /** Called with the error, or undefined when the service refused without a message. */
  onFailed: (error: unknown) => void
}

/** Methods without a payment page, for a service that answers only an order id (C-4.1). */
const paidOtherwise = ['free', 'purchaseorder', 'checkmo']

interface Attempt {
  key: string
  total: number
}

/** Refetches the cart: its lines hold the current stock, and the cart page shows them next. */
const readCartAgain = (client: QueryClient): void => {
  for (const name of [getCart.name, getCartTotals.name]) void client.invalidateQueries({ queryKey: [name] })
}

/**
 * Returns the current total in cents. Without a cart, or with the empty one that follows an order (it was placed in another
 * window), there is nothing to compare, so the fallback is returned and the service decides.
 */
async function currentTotal(client: QueryClient, fallback: number): Promise<number> {
  try {
    const totals = await client.fetchQuery(freshTotalsQuery())
    return totals.items_qty === 0 ? fallback : totalsView(totals).grandTotal
  } catch (error) {
    if (error instanceof ServiceFault && error.status === 404) return fallback
    throw error
  }
}

/**
 * Sends the order with the key of its attempt and reads the result.
 * @throws ServiceFault
 */
async function sendAttempt({ key, total }: Attempt, { state, paymentMethod }: PlacingInput) {
  const answer = await call(
    placeOrder,
    {
      body: {
        paymentMethod: { method: paymentMethod },
        expectedTotal: toDecimal(total),
        ...(state.membershipItemSelected ? { addMembership: true } : {}),
      },
    },
    { handled: true, idempotencyKey: key },
  )
  return readPlacedOrder(answer, !paidOtherwise.includes(paymentMethod))
}

/**
 * Sends the order and reports the result; if the total has changed, reports that and sends nothing.
 * @throws ServiceFault
 */
async function sendOrder(
  client: QueryClient,
  attempt: RefObject<Attempt | null>,
  input: PlacingInput,
  events: PlacingEvents,
): Promise<void> {
  const { shownTotal } = input
  // An attempt whose answer was lost may have created the order: it is sent again with its key, whatever the state of
  // the cart.
  const total = attempt.current === null ? await currentTotal(client, shownTotal) : shownTotal
  if (total !== shownTotal) {
    readCartAgain(client)
    events.onTotalChanged(total)
    return
  }
  attempt.current ??= { key: crypto.randomUUID(), total }
  const placed = await sendAttempt(attempt.current, input)
  attempt.current = null
  if (placed.kind === 'outOfStock') {
    readCartAgain(client)
    events.onOutOfStock(placed.items)
  } else if (placed.kind === 'failed') events.onFailed(undefined)
  else {
    events.onPlaced(placed.orderId, placed.kind === 'pay')
    void invalidateAffected(client, placeOrder)
  }
}

/**
 * Places an order exactly once: a second press does nothing, and a lost answer is retried with the same key.
 */
export function usePlaceOrder() {
  const client = useQueryClient()
  /** The attempt without an answer yet; a retry sends the same one. */
  const attempt = useRef<Attempt | null>(null)
  const isUnderWay = useRef(false)
  const [isPlacing, setPlacing] = useState(false)
  // The order is placed and the next page is loading.
  const [isLeaving, setLeaving] = useState(false)

  const fail = (error: unknown, events: PlacingEvents) => {
    // A refusal ends the attempt. Without an answer the order may exist: the next press retries with the same key.
    if (error instanceof ServiceFault && error.kind === 'http' && (error.status ?? 500) < 500)
      attempt.current = null
    const total = error instanceof ServiceFault ? changedTotal(error) : null
    if (total === null) {
      events.onFailed(error)
      return
    }
    readCartAgain(client)
    events.onTotalChanged(total)
  }

  const placeOrder = async (input: PlacingInput, events: PlacingEvents) => {
    if (isUnderWay.current) return
    const step = nextPlaceOrderStep(input.state)
    if (step === 'acceptTerms') {
      events.onTerms()
      return
    }
    if (step === 'confirmName') {
      events.onName()
      return
    }
    isUnderWay.current = true
    setPlacing(true)
    setLeaving(false)
    try {
      const onPlaced: PlacingEvents['onPlaced'] = (orderId, mustPay) => {
        setLeaving(true)
        events.onPlaced(orderId, mustPay)
      }
      await sendOrder(client, attempt, input, { ...events, onPlaced })
    } catch (error) {
      fail(error, events)
    } finally {
      isUnderWay.current = false
      setPlacing(false)
    }
  }
  return { place: placeOrder, isPlacing, isLeaving }
}
