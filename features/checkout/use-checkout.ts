import { totalsView } from '#domain/cart/cart-view.ts'
import type { Cart } from '#domain/cart/schema.ts'
import { expectedFee } from '#domain/checkout/delivery-fee.ts'
import { initialAddress } from '#domain/checkout/initial-address.ts'
import type { Address, Customer } from '#domain/customers/schema.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { deliveryKey, initialCheckout, reduceCheckout, type CheckoutState } from './checkout-state.ts'
import { lastDelivery } from './last-choice.ts'
import { methodOf } from './method-name.ts'
import { paymentMethodsQuery, freshTotalsQuery } from './queries.ts'
import { useDelivery } from './use-delivery.ts'

type StoredChoice = Pick<
  CheckoutState,
  'addressId' | 'storedDelivery' | 'selectedShippingMethod' | 'points' | 'selectedPeriod'
>

/**
 * Returns the address, method, point and credit period that the service stored during an earlier visit. Without them the
 * method of the last order is selected.
 */
function storedIn(cart: Cart, addresses: readonly Address[], customerId: number): StoredChoice {
  const shipping = cart.extension_attributes?.shipping_assignments?.[0]?.shipping
  const known = addresses.find(({ id }) => id !== undefined && id === shipping?.address.customer_address_id)
  const addressId = known?.id ?? initialAddress(addresses, customerId)?.id ?? null
  const method = methodOf(shipping?.method)
  if (!known?.id || !method)
    return {
      addressId,
      storedDelivery: null,
      selectedShippingMethod: methodOf(lastDelivery.read(customerId)),
      points: {},
      selectedPeriod: 0,
    }
  const point = cart.extension_attributes?.pickup_point
  return {
    addressId,
    storedDelivery: deliveryKey(known.id, method, point),
    selectedShippingMethod: method,
    points: point ? { [point.kind]: point } : {},
    selectedPeriod: cart.extension_attributes?.credit_period ?? 0,
  }
}

/**
 * Returns the payment methods and the chosen one.
 * @param chosenCode the method chosen earlier, possibly before a reload
 */
function usePaymentChoice(chosenCode: string, isDeliverySettled: boolean) {
  const payments = useQuery({ ...paymentMethodsQuery(), enabled: isDeliverySettled })
  const isOffered = payments.data
    ? payments.data.some(({ code }) => code === chosenCode)
    : isDeliverySettled && chosenCode !== ''
  // A single method (nothing to pay, or credit) is preselected.
  const onlyWay = isDeliverySettled && payments.data?.length === 1 ? payments.data[0] : undefined
  return {
    read: payments,
    payment: isOffered ? payments.data?.find(({ code }) => code === chosenCode) : onlyWay,
    isPaymentChosen: isOffered || onlyWay !== undefined,
  }
}

/**
 * Returns the totals, and from how much delivery costs while they do not include it.
 * @param isIncluded whether the totals include the delivery, as soon as they are read anew
 */
function useAmounts(
  {
    method,
    methods,
    isLackingPoint,
  }: Pick<ReturnType<typeof useDelivery>, 'method' | 'methods' | 'isLackingPoint'>,
  isIncluded: boolean,
  isVirtual: boolean,
) {
  const read = useQuery(freshTotalsQuery())
  const totals = read.data && totalsView(read.data)
  const isRead = isIncluded && (isVirtual || totals?.shipping !== null)
  return {
    read,
    totals,
    expectedFee:
      totals && !isRead
        ? expectedFee(isLackingPoint || isIncluded ? method : null, methods, totals)
        : undefined,
  }
}

/**
 * Returns the state and actions of the checkout screens, except for placing the order.
 * @param paymentMethod the method chosen before a reload.
 * @param isVirtual nothing is delivered: address and method are not required.
 */
export function useCheckout({
  cart,
  addresses,
  customer,
  timeLimit,
  paymentMethod,
  isVirtual,
}: {
  cart: Cart
  addresses: readonly Address[]
  customer: Customer
  timeLimit: number
  paymentMethod: string
  isVirtual: boolean
}) {
  const [state, dispatch] = useReducer(reduceCheckout, undefined, () => ({
    ...initialCheckout,
    ...storedIn(cart, addresses, customer.id ?? 0),
    paymentMethod,
  }))
  useEffect(() => {
    dispatch({ type: 'timeLimitRead', minutes: timeLimit })
  }, [timeLimit])
  const address = addresses.find(({ id }) => id === state.addressId)
  const { isDeliverySettled, ...delivery } = useDelivery({
    cart,
    customer,
    address,
    isVirtual,
    state,
    dispatch,
  })
  const {
    read: payments,
    payment,
    isPaymentChosen,
  } = usePaymentChoice(state.paymentMethod, isDeliverySettled)
  // a stored delivery stays in the totals while its methods cannot be read
  const isIncluded = isDeliverySettled || (state.storedDelivery !== null && !delivery.methods)
  const { read: totals, ...amounts } = useAmounts(delivery, isIncluded, isVirtual)
  return {
    ...delivery,
    state,
    dispatch,
    address,
    payments: payments.data,
    arePaymentsComing: payments.isLoading,
    paymentsFailure: readFailure(payments),
    payment,
    ...amounts,
    totalsFailure: readFailure(totals),
    /** Set when the review lacks the total or the payment methods. */
    reviewFailure: readFailure(payments, totals),
    done: {
      address: isVirtual || address !== undefined,
      delivery: isDeliverySettled,
      payment: isPaymentChosen,
    },
  }
}
