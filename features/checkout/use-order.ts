import type { Cart } from '#domain/cart/schema.ts'
import type { PlaceOrderState } from '#domain/checkout/place-order.ts'
import type { CheckoutStep } from '#domain/checkout/steps.ts'
import { customerFlags } from '#domain/customers/flags.ts'
import type { Address, Customer } from '#domain/customers/schema.ts'
import { formatMoney } from '#domain/money/money.ts'
import { getCommon } from '#domain/store/api.ts'
import { paths } from '#domain/store/paths.ts'
import { handledQuery } from '#features/kit/query.ts'
import { faultText } from '#features/kit/service-fault.ts'
import { useLanguage } from '#features/kit/session.ts'
import { serviceNow } from '#features/kit/service-clock.ts'
import { useQuery } from '@tanstack/react-query'
import { useIntl, type IntlShape } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { lastDelivery, lastPayment } from './last-choice.ts'
import { methodValue } from './method-name.ts'
import { lacksChineseId } from './quote-address.ts'
import type { useCheckout } from './use-checkout.ts'
import { usePlaceOrder } from './use-place-order.ts'

export interface OrderInput {
  checkout: ReturnType<typeof useCheckout>
  customer: Customer
  cart: Cart
  isVirtual: boolean
  /** Called when a step is incomplete, with the reason. */
  onStep: (step: CheckoutStep, reason?: string) => void
  /** Called with the reason why the order could not be placed, and with undefined when a new attempt starts. */
  onFault: (fault: string | undefined) => void
}

/** Returns why nothing can be delivered to the chosen address; undefined if it can. */
function addressFault(intl: IntlShape, address: Address | undefined): string | undefined {
  if (!address) return intl.formatMessage({ id: 'checkout.address.missing' })
  return lacksChineseId(address) ? intl.formatMessage({ id: 'checkout.address.idMissing' }) : undefined
}

/** What a dialog has just settled, before the profile reflects it. */
interface Settled {
  terms?: boolean
  name?: boolean
}

/** Returns the state that determines which dialogs come before the order. */
function placeOrderState(
  cart: Cart,
  flags: ReturnType<typeof customerFlags>,
  settled: Settled,
): PlaceOrderState {
  const more = cart.extension_attributes
  return {
    hasMembershipItem: more?.contains_membership_item ?? false,
    membershipItemSelected: more?.membership_item_selected ?? false,
    shouldRenewMembership: flags.shouldRenewMembership,
    termsAccepted: flags.termsAccepted || settled.terms === true,
    nameConfirmed: flags.nameConfirmed || settled.name === true,
  }
}

/** Places the order: returns to a step that is incomplete, opens the required dialogs, and continues to the payment. */
export function useOrder({ checkout, customer, cart, isVirtual, onStep, onFault }: OrderInput) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { code: languageCode } = useLanguage()
  const common = useQuery(handledQuery(getCommon, { params: { languageCode } }))
  const { place, isPlacing, isLeaving } = usePlaceOrder()
  const { dispatch, totals } = checkout

  const order = (settled: Settled = {}) => {
    const reason = isVirtual ? undefined : addressFault(intl, checkout.address)
    if (reason) {
      onStep('address', reason)
      return
    }
    if (!checkout.payment || !totals) {
      onStep('payment')
      return
    }
    const flags = customerFlags(customer, serviceNow(), common.data?.membership.associateRenewIn ?? 0)
    onFault(undefined)
    const method = checkout.payment.code
    void place(
      {
        paymentMethod: method,
        shownTotal: totals.grandTotal,
        state: placeOrderState(cart, flags, settled),
      },
      {
        onTerms: () => {
          dispatch({ type: 'dialogOpened', dialog: 'terms' })
        },
        onName: () => {
          dispatch({ type: 'dialogOpened', dialog: 'name' })
        },
        onOutOfStock: (items) => {
          dispatch({ type: 'wentOutOfStock', items })
        },
        onTotalChanged: (total) => {
          onFault(intl.formatMessage({ id: 'checkout.place.changed' }, { amount: formatMoney(total) }))
        },
        onFailed: (error) => {
          onFault(faultText(intl, error, 'checkout.place.failed'))
        },
        onPlaced: (id, mustPay) => {
          dispatch({ type: 'orderPlaced', id })
          lastPayment.remember(customer.id, method)
          if (!isVirtual && checkout.method) lastDelivery.remember(customer.id, methodValue(checkout.method))
          void navigate(mustPay ? paths.checkoutPayment(id) : paths.orderSuccess(id), { replace: true })
        },
      },
    )
  }
  return { order, isPlacing, isLeaving }
}
