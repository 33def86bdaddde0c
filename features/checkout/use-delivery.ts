import type { Cart } from '#domain/cart/schema.ts'
import { saveShippingInformation } from '#domain/checkout/api.ts'
import { chooseShippingMethod } from '#domain/checkout/shipping-choice.ts'
import type { Address, Customer } from '#domain/customers/schema.ts'
import { fitsPoint, pickupKind, type MethodCodes } from '#domain/pickup-points/pickup-point.ts'
import type { PickupPoint } from '#domain/pickup-points/schema.ts'
import { useMutate } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, type Dispatch } from 'react'
import { deliveryKey, type CheckoutAction, type CheckoutState } from './checkout-state.ts'
import { deliveryQuery } from './queries.ts'
import { toQuoteAddress } from './quote-address.ts'

export interface DeliveryInput {
  cart: Cart
  customer: Customer
  /** The chosen address. */
  address: Address | undefined
  /** Whether nothing is delivered: address and method are then not required. */
  isVirtual: boolean
  state: CheckoutState
  dispatch: Dispatch<CheckoutAction>
}

/** A delivery method with the point that it needs. */
interface Choice {
  method: MethodCodes
  point: PickupPoint | undefined
  /** Whether the method needs no point, or has one. */
  isComplete: boolean
}

/** Adds the chosen point to a method, if it needs one. */
function choiceOf(
  method: MethodCodes | null,
  { points }: CheckoutState,
  address: Address | undefined,
): Choice | null {
  if (!method) return null
  const kind = pickupKind(method)
  const chosen = kind ? points[kind] : undefined
  const point = chosen && fitsPoint(kind, address?.country_id, chosen) ? chosen : undefined
  return { method, point, isComplete: kind === null || point !== undefined }
}

/**
 * Stores address, method, point and credit period with the cart, and updates the totals. With `isQuiet` the step's button
 * does not show it as pending.
 */
function useStoreDelivery(
  { customer, address, dispatch }: DeliveryInput,
  choice: Choice | null,
): (days: number, isQuiet?: boolean) => Promise<boolean> {
  // One at a time: saved in parallel, an earlier method could reach the service last.
  const save = useMutate(saveShippingInformation, { scope: 'delivery' })
  return async (days, isQuiet = false) => {
    if (address?.id === undefined || !choice?.isComplete) return false
    const { method, point } = choice
    const more = {
      ...(days > 0 ? { credit_period: days } : {}),
      ...(point ? { pickup_point_code: point.code } : {}),
    }
    if (!isQuiet) dispatch({ type: 'began' })
    try {
      const quoted = toQuoteAddress(address, customer.email)
      await save.mutateAsync({
        body: {
          addressInformation: {
            shipping_address: quoted,
            billing_address: quoted,
            shipping_carrier_code: method.carrier_code,
            shipping_method_code: method.method_code,
            ...(Object.keys(more).length > 0 ? { extension_attributes: more } : {}),
          },
        },
      })
      dispatch({ type: 'deliveryStored', key: deliveryKey(address.id, method, point) })
      return true
    } catch {
      return false
    } finally {
      if (!isQuiet) dispatch({ type: 'ended' })
    }
  }
}

/** Returns the delivery methods for the chosen address, the chosen one with its point, and whether the cart has it stored. */
export function useDelivery(input: DeliveryInput) {
  const { cart, customer, address, isVirtual, state, dispatch } = input
  const cartMark = (cart.items ?? []).map(({ item_id: id, qty }) => `${id ?? ''}x${qty}`).join()
  // The address object as stored when the visit started: an edited address is a different object.
  const [stored] = useState(state.storedDelivery === null ? undefined : address)
  const delivery = useQuery(
    deliveryQuery(
      isVirtual ? undefined : address,
      customer.email,
      cartMark,
      address !== undefined && address === stored,
    ),
  )
  const method = delivery.data ? chooseShippingMethod(delivery.data, state.selectedShippingMethod) : null
  // The stored method counts while the list of methods is loading.
  const choice = choiceOf(
    method ?? (delivery.isPending ? state.selectedShippingMethod : null),
    state,
    address,
  )
  const key =
    !isVirtual && address?.id !== undefined && choice?.isComplete
      ? deliveryKey(address.id, choice.method, choice.point)
      : undefined
  const isStored = key !== undefined && state.storedDelivery === key
  const store = useStoreDelivery(input, method && choice)
  return {
    methods: delivery.data,
    method,
    /** The locker or pick-up point that the parcel goes to. */
    point: choice?.point,
    /** Whether the chosen method lacks its locker or pick-up point. */
    isLackingPoint: choice?.isComplete === false,
    deliveryFailure: readFailure(delivery),
    /** Whether the delivery step is complete. */
    isDeliverySettled: isVirtual || isStored,
    storeDelivery: () => store(state.selectedPeriod),
    /** What must be stored for the totals to be correct; undefined when they are, or the choice is not complete. */
    unstored: method && !isStored ? key : undefined,
    storeQuietly: () => store(state.selectedPeriod, true),
    choosePeriod: (days: number) => {
      dispatch({ type: 'periodChosen', days })
      // a stored delivery is updated with the new period
      if (isStored) void store(days)
    },
  }
}
