import { isAfterDelivery, stepState, type CheckoutStep } from '#domain/checkout/steps.ts'
import { customerFlags } from '#domain/customers/flags.ts'
import type { Address, Customer } from '#domain/customers/schema.ts'
import { pickupKind } from '#domain/pickup-points/pickup-point.ts'
import type { PickupPoint } from '#domain/pickup-points/schema.ts'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Text } from '#design-system/text/Text'
import { WizardStep } from '#design-system/navigation/WizardStep'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useSession } from '#features/kit/session.ts'
import { lazy, Suspense, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { useCheckout } from '../use-checkout.ts'
import { useStoredDelivery } from '../use-stored-delivery.ts'
import { AddressStep, type AddressEditorSlot } from './AddressStep.tsx'
import { AddressSummary } from './AddressSummary.tsx'
import { DeliveryStep } from './DeliveryStep.tsx'
import { DeliverySummary } from './DeliverySummary.tsx'
import { ReviewStep } from './ReviewStep.tsx'

// Loaded when the step opens, because it includes the logos of all payment methods.
const PaymentStep = lazy(() =>
  import('./PaymentStep.tsx').then((module) => ({ default: module.PaymentStep })),
)

// Loaded when a method that needs a locker or pick-up point is chosen.
const PickupChoice = lazy(() =>
  import('../pickup/PickupChoice.tsx').then((module) => ({ default: module.PickupChoice })),
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
  addresses: readonly Address[]
  AddressEditor: AddressEditorSlot
  /** Why placing the order led back to this step. */
  reason: string | undefined
}

/** The section of the delivery address. */
export function AddressSection({ flow, customer, addresses, AddressEditor, reason }: AddressSectionProps) {
  const { checkout, go } = flow
  const { refresh } = useSession()
  const { state, dispatch, address } = checkout
  return (
    <FlowSection
      name="address"
      flow={flow}
      summary={
        address && (
          <AddressSummary
            address={address}
            isContact={checkout.point !== undefined && isAfterDelivery(flow.step)}
          />
        )
      }
    >
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
          go('delivery')
        }}
        onNext={() => {
          go('delivery')
        }}
      />
    </FlowSection>
  )
}

export interface DeliverySectionProps {
  flow: Flow
  /** Credit periods in days that the customer may choose. */
  periods: readonly number[]
}

/** The section of the delivery method with its locker or pick-up point, and the credit period. */
export function DeliverySection({ flow, periods }: DeliverySectionProps) {
  const { checkout, go } = flow
  const { state, dispatch, method, address, point } = checkout
  const kind = method && pickupKind(method)
  const isSettling = useStoredDelivery(flow)
  const choosePoint = (chosen: PickupPoint) => {
    dispatch({ type: 'pointChosen', point: chosen })
  }
  return (
    <FlowSection
      name="delivery"
      flow={flow}
      summary={
        method ? (
          <DeliverySummary method={method} point={point} period={state.selectedPeriod} />
        ) : checkout.methods || checkout.deliveryFailure ? undefined : (
          <Skeleton shape="text" />
        )
      }
    >
      {checkout.deliveryFailure ? (
        <ReadError as="banner" failure={checkout.deliveryFailure} />
      ) : (
        <DeliveryStep
          country={address?.country_id}
          // while it only has to be stored for a later step, nothing is chosen here
          methods={isSettling ? undefined : checkout.methods}
          chosen={method}
          periods={periods}
          period={state.selectedPeriod}
          isPending={state.loading > 0}
          onChoose={(chosen) => {
            dispatch({ type: 'methodChosen', method: chosen })
          }}
          onPeriod={checkout.choosePeriod}
          lacksPoint={checkout.isLackingPoint}
          pickup={
            kind && address
              ? (attempt) => (
                  <Suspense fallback={<Skeleton shape="block" />}>
                    <PickupChoice
                      key={kind}
                      kind={kind}
                      address={address}
                      chosen={point}
                      onChoose={choosePoint}
                      attempt={attempt}
                    />
                  </Suspense>
                )
              : undefined
          }
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

export interface PaymentSectionProps {
  flow: Flow
  /** Switches for the balances that the customer can pay with. */
  balances: ReactNode
  /** They stand above the methods, which wait for them so that nothing moves. */
  areBalancesLoading: boolean
}

/** The section of the payment method. */
export function PaymentSection({ flow, balances, areBalancesLoading }: PaymentSectionProps) {
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
      <Suspense fallback={<Skeleton shape="block" height="page" />}>
        <PaymentStep
          failure={checkout.paymentsFailure}
          methods={areBalancesLoading ? undefined : checkout.payments}
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
