import { totalsView } from '#domain/cart/cart-view.ts'
import type { Cart } from '#domain/cart/schema.ts'
import { saveShippingInformation } from '#domain/checkout/api.ts'
import { initialAddress } from '#domain/checkout/initial-address.ts'
import { chooseShippingMethod } from '#domain/checkout/shipping-choice.ts'
import type { Address, Customer } from '#domain/customers/schema.ts'
import { useMutate } from '#features/kit/query.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer, useState } from 'react'
import { deliveryKey, initialCheckout, reduceCheckout, type CheckoutState } from './checkout-state.ts'
import { deliveryQuery, paymentMethodsQuery, totalsQuery } from './queries.ts'
import { toQuoteAddress } from './quote-address.ts'

/** What the cart already has from an earlier visit: the address, the method and the credit period that the service stored. */
function storedIn(cart: Cart, addresses: readonly Address[], customerId: number): Pick<CheckoutState, 'addressId' | 'storedDelivery' | 'selectedShippingMethod' | 'selectedPeriod'> {
  const shipping = cart.extension_attributes?.shipping_assignments?.[0]?.shipping
  const known = addresses.find(({ id }) => id !== undefined && id === shipping?.address.customer_address_id)
  const addressId = known?.id ?? initialAddress(addresses, customerId)?.id ?? null
  const cut = shipping?.method?.indexOf('_') ?? -1
  if (!known?.id || !shipping?.method || cut < 1) return { addressId, storedDelivery: null, selectedShippingMethod: null, selectedPeriod: 0 }
  const [carrier, method] = [shipping.method.slice(0, cut), shipping.method.slice(cut + 1)]
  return { addressId, storedDelivery: deliveryKey(known.id, carrier, method), selectedShippingMethod: { carrier_code: carrier, method_code: method, carrier_title: null }, selectedPeriod: cart.extension_attributes?.credit_period ?? 0 }
}

/**
 * Everything the checkout screens show and do, but for placing the order.
 * @param paymentMethod the one chosen before the page was loaded again.
 */
export function useCheckout({ cart, addresses, customer, timeLimit, paymentMethod }: { cart: Cart; addresses: readonly Address[]; customer: Customer; timeLimit: number; paymentMethod: string }) {
  const [state, dispatch] = useReducer(reduceCheckout, undefined, () => ({ ...initialCheckout, ...storedIn(cart, addresses, customer.id ?? 0), paymentMethod }))
  useEffect(() => { dispatch({ type: 'timeLimitRead', minutes: timeLimit }) }, [timeLimit])
  const address = addresses.find(({ id }) => id === state.addressId)
  const cartMark = (cart.items ?? []).map(({ item_id: id, qty }) => `${id ?? ''}x${qty}`).join()
  // The address as the visit found it stored: one that was edited since is another object.
  const [stored] = useState(state.storedDelivery === null ? undefined : address)
  const delivery = useQuery(deliveryQuery(address, customer.email, cartMark, address !== undefined && address === stored))
  const method = delivery.data ? chooseShippingMethod(delivery.data, state.selectedShippingMethod) : null
  const wanted = method ?? (delivery.isPending ? state.selectedShippingMethod : null)
  // What the service has stored counts while the list of ways is still being read.
  const isStored = Boolean(address?.id !== undefined && wanted && state.storedDelivery === deliveryKey(address.id, wanted.carrier_code, wanted.method_code))
  const payments = useQuery({ ...paymentMethodsQuery(), enabled: isStored })
  const totals = useQuery(totalsQuery())
  const save = useMutate(saveShippingInformation)
  const isOffered = payments.data ? payments.data.some(({ code }) => code === state.paymentMethod) : isStored && state.paymentMethod !== ''

  /** Stores address, method and credit period with the cart; the totals follow. */
  const store = async (days: number): Promise<boolean> => {
    if (address?.id === undefined || !method) return false
    dispatch({ type: 'began' })
    try {
      const quoted = toQuoteAddress(address, customer.email)
      await save.mutateAsync({
        body: { addressInformation: { shipping_address: quoted, billing_address: quoted, shipping_carrier_code: method.carrier_code, shipping_method_code: method.method_code, ...(days > 0 ? { extension_attributes: { credit_period: days } } : {}) } },
      })
      dispatch({ type: 'deliveryStored', key: deliveryKey(address.id, method.carrier_code, method.method_code) })
      return true
    } catch { return false } finally { dispatch({ type: 'ended' }) }
  }
  const choosePeriod = (days: number) => {
    dispatch({ type: 'periodChosen', days })
    // what is stored already follows the new period
    if (isStored) void store(days)
  }
  return {
    state, dispatch, address, method, methods: delivery.data, hasDeliveryFailed: delivery.isError, retryDelivery: delivery.refetch,
    payments: payments.data, arePaymentsComing: payments.isLoading, payment: isOffered ? payments.data?.find(({ code }) => code === state.paymentMethod) : undefined,
    totals: totals.data && totalsView(totals.data), done: { address: address !== undefined, delivery: isStored, payment: isOffered },
    storeDelivery: () => store(state.selectedPeriod), choosePeriod,
  }
}
