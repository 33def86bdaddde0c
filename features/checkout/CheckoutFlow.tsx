import { cartLines } from '#domain/cart/cart-view.ts'
import type { Cart } from '#domain/cart/schema.ts'
import { isVirtualCart } from '#domain/cart/virtual-cart.ts'
import { creditPeriods } from '#domain/checkout/credit-periods.ts'
import { stepsFor, type CheckoutStep } from '#domain/checkout/steps.ts'
import { groupOf } from '#domain/customers/group.ts'
import type { Address, Customer } from '#domain/customers/schema.ts'
import { Container } from '#design-system/layout/Container'
import { Heading } from '#design-system/text/Heading'
import { LoadingStatus } from '#design-system/feedback/LoadingStatus'
import { Split } from '#design-system/layout/Split'
import { Stack } from '#design-system/layout/Stack'
import { useSession } from '#features/kit/session.ts'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import type { TermsTextSlot } from './dialogs/AcceptTerms.tsx'
import { useBalances } from './balances/use-balances.ts'
import { CheckoutDialogs } from './dialogs/CheckoutDialogs.tsx'
import { lastDelivery, lastPayment } from './last-choice.ts'
import { methodOf } from './method-name.ts'
import { entryStep } from './entry-step.ts'
import { CheckoutAside, type CouponSlot } from './summary/CheckoutAside.tsx'
import type { AddressEditorSlot } from './steps/AddressStep.tsx'
import {
  AddressSection,
  DeliverySection,
  PaymentSection,
  ReviewSection,
  type Flow,
} from './steps/StepSections.tsx'
import { CheckoutBar } from './steps/StepAction.tsx'
import { useCheckout } from './use-checkout.ts'
import { useOrder } from './use-order.ts'
import { useStep } from './use-step.ts'

// Loaded when it is needed: most carts can be delivered.
const SoldOutNotice = lazy(() =>
  import('./SoldOutNotice.tsx').then((module) => ({ default: module.SoldOutNotice })),
)

// Loaded with the payment step.
const OwnBalances = lazy(() =>
  import('./balances/OwnBalances.tsx').then((module) => ({ default: module.OwnBalances })),
)

/** The notice of a product that is sold out, if the cart has one. */
function SoldOut({ cart }: Pick<CheckoutFlowProps, 'cart'>) {
  return (
    cartLines(cart).some((line) => line.isOutOfStock) && (
      <Suspense>
        <SoldOutNotice />
      </Suspense>
    )
  )
}

export interface CheckoutFlowProps {
  customer: Customer
  cart: Cart
  addresses: readonly Address[]
  timeLimit: number
  AddressEditor: AddressEditorSlot
  TermsText: TermsTextSlot
  Coupon: CouponSlot
}

/** The step at which the visit starts. */
const entryOf = (
  { state, address }: ReturnType<typeof useCheckout>,
  customer: Customer,
  isVirtual: boolean,
): CheckoutStep =>
  entryStep({
    ...state,
    isVirtual,
    address,
    hasPeriods: creditPeriods(customer).length > 0,
    lastDelivery: methodOf(lastDelivery.read(customer.id)),
  })

/**
 * The steps in one column with the totals beside them. Step and payment method are in the address (`?step=&pay=`), so
 * that a reload keeps them.
 */
export function CheckoutFlow({
  customer,
  cart,
  addresses,
  timeLimit,
  AddressEditor,
  TermsText,
  Coupon,
}: CheckoutFlowProps) {
  const intl = useIntl()
  const { refresh } = useSession()
  const [search] = useSearchParams()
  const isVirtual = isVirtualCart(cart.items ?? [])
  const steps = stepsFor(isVirtual)
  const checkout = useCheckout({
    cart,
    addresses,
    customer,
    timeLimit,
    paymentMethod: search.get('pay') ?? lastPayment.read(customer.id),
    isVirtual,
  })
  const { state, dispatch, totals } = checkout
  const balances = useBalances(totals, groupOf(customer) === 'associate')
  const [fault, setFault] = useState<string>()
  const { step, wanted, hasMoved, goTo } = useStep(
    entryOf(checkout, customer, isVirtual),
    checkout.done,
    steps,
  )
  /** @param reason why the order could not be placed, shown at the step to change */
  const go = (next: CheckoutStep, reason?: string) => {
    setFault(reason)
    goTo(next, checkout.payment?.code ?? state.paymentMethod)
  }
  const flow: Flow = { checkout, steps, step, wanted, hasMoved, isVirtual, go }
  const { order, isPlacing, isLeaving } = useOrder({
    checkout,
    customer,
    cart,
    isVirtual,
    onStep: go,
    onFault: setFault,
  })
  const close = () => {
    dispatch({ type: 'dialogClosed' })
  }
  // dialogs and refusals belong to the review
  const placeFromBar = () => {
    go('review')
    order()
  }

  return (
    <Container block="page">
      <Split
        aside={
          <CheckoutAside
            cart={cart}
            checkout={checkout}
            arePointsUsed={balances.arePointsUsed}
            Coupon={Coupon}
          />
        }
        asideLabel={intl.formatMessage({ id: 'checkout.summary.title' })}
      >
        <CheckoutBar value={{ totals, fee: checkout.expectedFee, isVirtual, onPlace: placeFromBar }}>
          <Stack gap={5}>
            <Heading level={1} size="page">
              {intl.formatMessage({ id: 'checkout.title' })}
            </Heading>
            <SoldOut cart={cart} />
            {!isVirtual && (
              <>
                <AddressSection
                  flow={flow}
                  addresses={addresses}
                  AddressEditor={AddressEditor}
                  reason={fault}
                  customer={customer}
                />
                <DeliverySection flow={flow} periods={creditPeriods(customer)} />
              </>
            )}
            <PaymentSection
              flow={flow}
              balances={<OwnBalances state={balances} cart={cart} totals={totals} />}
              areBalancesLoading={balances.isLoading}
            />
            <ReviewSection
              flow={flow}
              isPlacing={isPlacing}
              fault={fault}
              onPlace={() => {
                order()
              }}
            />
          </Stack>
        </CheckoutBar>
      </Split>
      <LoadingStatus
        id="order"
        loading={isPlacing || isLeaving}
        type={isLeaving ? 'leave' : 'wait'}
        message={intl.formatMessage({ id: isLeaving ? 'checkout.place.leave' : 'checkout.place.wait' })}
      />
      <CheckoutDialogs
        state={state}
        customer={customer}
        TermsText={TermsText}
        onClose={close}
        onSettled={(settled) => {
          close()
          void refresh()
          order(settled === 'terms' ? { terms: true } : { name: true, terms: true })
        }}
      />
    </Container>
  )
}
