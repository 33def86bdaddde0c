import type { Cart } from '#domain/cart/schema.ts'
import { saveShippingInformation } from '#domain/checkout/api.ts'
import type { ShippingMethod } from '#domain/checkout/schema.ts'
import { chooseShippingMethod } from '#domain/checkout/shipping-choice.ts'
import type { Address, Customer } from '#domain/customers/schema.ts'
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

/**
 * Stores address, method and credit period with the cart, and updates the totals. With `isQuiet` the step's button does
 * not show it as pending.
 */
function useStoreDelivery(
  { customer, address, dispatch }: DeliveryInput,
  method: ShippingMethod | null,
): (days: number, isQuiet?: boolean) => Promise<boolean> {
  // One at a time: saved in parallel, an earlier method could reach the service last.
  const save = useMutate(saveShippingInformation, { scope: 'delivery' })
  return async (days, isQuiet = false) => {
    if (address?.id === undefined || !method) return false
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
            ...(days > 0 ? { extension_attributes: { credit_period: days } } : {}),
          },
        },
      })
      dispatch({
        type: 'deliveryStored',
        key: deliveryKey(address.id, method.carrier_code, method.method_code),
      })
      return true
    } catch {
      return false
    } finally {
      if (!isQuiet) dispatch({ type: 'ended' })
    }
  }
}

/** Returns the delivery methods for the chosen address, the chosen one, and whether the cart has it stored. */
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
  const wanted = method ?? (delivery.isPending ? state.selectedShippingMethod : null)
  // The stored method counts while the list of methods is loading.
  const isStored = Boolean(
    !isVirtual &&
    address?.id !== undefined &&
    wanted &&
    state.storedDelivery === deliveryKey(address.id, wanted.carrier_code, wanted.method_code),
  )
  const store = useStoreDelivery(input, method)
  return {
    methods: delivery.data,
    method,
    deliveryFailure: readFailure(delivery),
    /** Whether the delivery step is complete. */
    isDeliverySettled: isVirtual || isStored,
    storeDelivery: () => store(state.selectedPeriod),
    /** What must be stored for the totals to be correct; undefined when they are, or nothing is chosen yet. */
    unstored:
      !isVirtual && !isStored && address?.id !== undefined && method
        ? deliveryKey(address.id, method.carrier_code, method.method_code)
        : undefined,
    storeQuietly: () => store(state.selectedPeriod, true),
    choosePeriod: (days: number) => {
      dispatch({ type: 'periodChosen', days })
      // a stored delivery is updated with the new period
      if (isStored) void store(days)
    },
  }
}
