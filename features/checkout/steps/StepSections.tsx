import { stepState, type CheckoutStep } from '#domain/checkout/steps.ts'
import { customerFlags } from '#domain/customers/flags.ts'
import type { Address, Customer } from '#domain/customers/schema.ts'
import { Skeleton } from '#design-system/Skeleton'
import { Text } from '#design-system/Text'
import { WizardStep } from '#design-system/WizardStep'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useSession } from '#features/kit/session.ts'
import { lazy, Suspense, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { useCheckout } from '../use-checkout.ts'
import { useStoredDelivery } from '../use-stored-delivery.ts'
import { AddressStep, type AddressEditorSlot } from './AddressStep.tsx'
import { AddressSummary } from './AddressSummary.tsx'
import { DeliveryStep, methodName } from './DeliveryStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'

// Loaded when the step opens, because it includes the logos of all payment methods.
const PaymentStep = lazy(() =>
  import('./PaymentStep.tsx').then((module) => ({ default: module.PaymentStep })),
)

/** The position in the checkout, and how to move to another step. */
export interface Flow {
  checkout: ReturnType<typeof useCheckout>
  /** The steps of this cart, in order. */
  steps: readonly CheckoutStep[]
  /** The current step. */
  step: CheckoutStep
  /** The requested step; incomplete steps before it come first. */
  wanted: string
  /** Whether the customer has moved between steps. */
  hasMoved: boolean
  /** Whether nothing needs delivery. */
  isVirtual: boolean
  go: (step: CheckoutStep) => void
}

/** The section of a step: open, collapsed to its summary, or still to come. */
function FlowSection({
  name,
  flow,
  summary,
  children,
}: {
  name: CheckoutStep
  flow: Flow
  summary?: ReactNode
  children: ReactNode
}) {
  const intl = useIntl()
  const { steps, step, hasMoved, go } = flow
  return (
    <WizardStep
      number={steps.indexOf(name) + 1}
      title={intl.formatMessage({ id: `checkout.step.${name}` })}
      state={stepState(name, step)}
      isFocusMoved={hasMoved}
      summary={summary}
      onEdit={() => {
        go(name)
      }}
    >
      {children}
    </WizardStep>
  )
}

export interface AddressSectionProps {
  flow: Flow
  customer: Customer
  /** Whether the delivery step offers credit periods and must not be skipped. */
  hasPeriods: boolean
  addresses: readonly Address[]
  AddressEditor: AddressEditorSlot
  /** Why placing the order led back to this step. */
  reason: string | undefined
}

/** The section of the delivery address. */
export function AddressSection({
  flow,
  customer,
  hasPeriods,
  addresses,
  AddressEditor,
  reason,
}: AddressSectionProps) {
  const { checkout, go } = flow
  const { refresh } = useSession()
  const { state, dispatch, address } = checkout
  return (
    <FlowSection name="address" flow={flow} summary={address && <AddressSummary address={address} />}>
      <AddressStep
        key={addresses.length === 0 ? 'write' : 'choose'}
        addresses={addresses}
        chosenId={state.addressId}
        mustWrite={address === undefined}
        isPending={state.loading > 0}
        reason={reason}
        AddressEditor={AddressEditor}
        onChoose={(id) => {
          dispatch({ type: 'addressChosen', id })
        }}
        onSaved={(saved) => {
          if (saved.id === undefined) return
          dispatch({ type: 'addressChosen', id: saved.id })
          if (!customerFlags(customer, new Date(), 0).nameConfirmed)
            void import('../confirm-name.ts')
              .then(({ confirmName }) => confirmName(customer, saved))
              .then((hasChanged) => (hasChanged ? refresh() : undefined))
          // after a newcomer's first address: the first delivery method is preselected and can be changed from the next
          // step
          go(addresses.length === 0 && !hasPeriods ? 'payment' : 'delivery')
        }}
        onNext={() => {
          go('delivery')
        }}
      />
    </FlowSection>
  )
}

/**
 * The section of the delivery method and the credit period.
 * @param periods credit periods in days that the customer may choose
 */
export function DeliverySection({ flow, periods }: { flow: Flow; periods: readonly number[] }) {
  const intl = useIntl()
  const { checkout, go } = flow
  const { state, dispatch, method } = checkout
  const isSettling = useStoredDelivery(flow)
  const summary = method && (
    <Text size="small" tone="muted">
      {[
        methodName(method),
        state.selectedPeriod > 0 &&
          intl.formatMessage({ id: 'checkout.period.chosen' }, { days: state.selectedPeriod }),
      ]
        .filter(Boolean)
        .join(', ')}
    </Text>
  )
  return (
    <FlowSection name="delivery" flow={flow} summary={summary}>
      {checkout.deliveryFailure ? (
        <ReadError as="banner" failure={checkout.deliveryFailure} />
      ) : isSettling ? (
        <Skeleton shape="block" />
      ) : (
        <DeliveryStep
          methods={checkout.methods}
          chosen={method}
          periods={periods}
          period={state.selectedPeriod}
          isPending={state.loading > 0}
          onChoose={(chosen) => {
            dispatch({ type: 'methodChosen', method: chosen })
          }}
          onPeriod={checkout.choosePeriod}
          onNext={() => {
            void checkout.storeDelivery().then((isStored) => {
              if (isStored) go('payment')
            })
          }}
        />
      )}
    </FlowSection>
  )
}

/**
 * The section of the payment method.
 * @param balances switches for balances the customer can pay with
 */
export function PaymentSection({ flow, balances }: { flow: Flow; balances: ReactNode }) {
  const { checkout, go } = flow
  return (
    <FlowSection
      name="payment"
      flow={flow}
      summary={
        checkout.payment && (
          <Text size="small" tone="muted">
            {checkout.payment.title}
          </Text>
        )
      }
    >
      <Suspense fallback={<Skeleton shape="block" />}>
        <PaymentStep
          failure={checkout.paymentsFailure}
          methods={checkout.payments}
          chosen={checkout.payment?.code ?? ''}
          creditDays={checkout.state.selectedPeriod}
          balances={balances}
          onChoose={(method) => {
            checkout.dispatch({ type: 'paymentChosen', method })
          }}
          onNext={() => {
            go('review')
          }}
        />
      </Suspense>
    </FlowSection>
  )
}

export interface ReviewSectionProps {
  flow: Flow
  isPlacing: boolean
  /** Why the order could not be placed. */
  fault: string | undefined
  onPlace: () => void
}

/** The section with the total and the button that places the order. */
export function ReviewSection({ flow, isPlacing, fault, onPlace }: ReviewSectionProps) {
  const { totals, reviewFailure, arePaymentsComing, state } = flow.checkout
  return (
    <FlowSection name="review" flow={flow}>
      {reviewFailure && <ReadError as="banner" failure={reviewFailure} />}
      {/* before the payment methods are known, a press would lead back to them */}
      {totals && !reviewFailure && !arePaymentsComing && (
        <ReviewStep
          total={totals.grandTotal}
          creditDays={state.selectedPeriod}
          isPlacing={isPlacing}
          fault={fault}
          onPlace={onPlace}
        />
      )}
    </FlowSection>
  )
}
