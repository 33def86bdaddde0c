import { getCart } from '#domain/cart/api.ts'
import { totalsView } from '#domain/cart/cart-view.ts'
import { placeOrder } from '#domain/checkout/api.ts'
import { nextPlaceOrderStep, readPlacedOrder, type PlaceOrderState } from '#domain/checkout/place-order.ts'
import type { OutOfStockItem } from '#domain/checkout/schema.ts'
import { call } from '#features/kit/call.ts'
import { invalidateAffected } from '#features/kit/query.ts'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { totalsQuery } from './queries.ts'

export interface PlacingInput {
  state: PlaceOrderState
  paymentMethod: string
  /** The total on the button, in cents: an order is never placed for another one. */
  shownTotal: number
}
export interface PlacingEvents {
  onTerms: () => void
  onName: () => void
  onOutOfStock: (items: OutOfStockItem[]) => void
  /** In cents. */
  onTotalChanged: (total: number) => void
  onPlaced: (orderId: number, mustPay: boolean) => void
  /** The fault, or undefined when the service refused without words. */
  onFailed: (error: unknown) => void
}

/** Methods that need no payment page, for a service that answers an order id alone (contract.md §4.1). */
const paidOtherwise = ['free', 'purchaseorder', 'checkmo']

/** Placing an order once (shopping.md §4 "Place order"): a second press does nothing, and a lost answer may be asked for again with the same key. */
export function usePlaceOrder() {
  const client = useQueryClient()
  const key = useRef<string | null>(null)
  const isUnderWay = useRef(false)
  const [isPlacing, setPlacing] = useState(false)
  // The order stands, and the next page is on its way.
  const [isLeaving, setLeaving] = useState(false)

  /** Its lines know what can still be had, and are what the next look at the cart shows. */
  const readCartAgain = () => { void client.invalidateQueries({ queryKey: [getCart.name] }) }

  /** In cents. Without a cart (it was ordered in another window) there is nothing to compare: the service says what became of it. */
  const currentTotal = async (fallback: number): Promise<number> => {
    try {
      return totalsView(await client.fetchQuery({ ...totalsQuery(), staleTime: 0 })).grandTotal
    } catch (error) {
      if (error instanceof ServiceFault && error.status === 404) return fallback
      throw error
    }
  }
  const send = async ({ state, paymentMethod, shownTotal }: PlacingInput, events: PlacingEvents) => {
    // An attempt whose answer was lost may have made the order: it is asked for again with its key, whatever became of the cart.
    const total = key.current === null ? await currentTotal(shownTotal) : shownTotal
    if (total !== shownTotal) { readCartAgain(); events.onTotalChanged(total); return }
    key.current ??= crypto.randomUUID()
    const answer = await call(placeOrder, { body: { paymentMethod: { method: paymentMethod }, ...(state.membershipItemSelected ? { addMembership: true } : {}) } }, { handled: true, idempotencyKey: key.current })
    const placed = readPlacedOrder(answer, !paidOtherwise.includes(paymentMethod))
    key.current = null
    if (placed.kind === 'outOfStock') { readCartAgain(); events.onOutOfStock(placed.items) }
    else if (placed.kind === 'failed') events.onFailed(undefined)
    else {
      setLeaving(true)
      events.onPlaced(placed.orderId, placed.kind === 'pay')
      void invalidateAffected(client, placeOrder)
    }
  }

  const place = async (input: PlacingInput, events: PlacingEvents) => {
    if (isUnderWay.current) return
    const step = nextPlaceOrderStep(input.state)
    if (step === 'acceptTerms') { events.onTerms(); return }
    if (step === 'confirmName') { events.onName(); return }
    isUnderWay.current = true
    setPlacing(true)
    setLeaving(false)
    try {
      await send(input, events)
    } catch (error) {
      // A refusal ends the attempt. Without an answer the order may exist: the next press asks with the same key.
      if (error instanceof ServiceFault && error.kind === 'http' && (error.status ?? 500) < 500) key.current = null
      events.onFailed(error)
    } finally {
      isUnderWay.current = false
      setPlacing(false)
    }
  }
  return { place, isPlacing, isLeaving }
}
