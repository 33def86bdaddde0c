import type { Cart } from '#domain/cart/schema.ts'
import { attributeText } from '#domain/contract/attributes.ts'
import { customerFlags } from '#domain/customers/flags.ts'
import type { Address, Customer } from '#domain/customers/schema.ts'
import { formatMoney } from '#domain/money/money.ts'
import { getCommon } from '#domain/store/api.ts'
import { Banner } from '#design-system/Banner'
import { Button } from '#design-system/Button'
import { Container } from '#design-system/Container'
import { Heading } from '#design-system/Heading'
import { LinkButton } from '#design-system/LinkButton'
import { LoadingStatus } from '#design-system/LoadingStatus'
import { Money } from '#design-system/Money'
import { Skeleton } from '#design-system/Skeleton'
import { Split } from '#design-system/Split'
import { Stack } from '#design-system/Stack'
import { StickyBar } from '#design-system/StickyBar'
import { Text } from '#design-system/Text'
import { handledQuery } from '#features/kit/query.ts'
import { useLanguage, useSession } from '#features/kit/session.ts'
import { faultText } from '#features/kit/service-fault.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { AddressStep, type AddressEditorSlot } from './AddressStep.tsx'
import { AddressSummary } from './AddressSummary.tsx'
import { checkoutSteps, stepToShow, type CheckoutStep } from './checkout-state.ts'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { DeliveryStep, methodName } from './DeliveryStep.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { StepSection } from './StepSection.tsx'
import { useCheckout } from './use-checkout.ts'
import { usePlaceOrder } from './use-place-order.ts'

const AcceptTerms = lazy(() => import('./AcceptTerms.tsx').then((module) => ({ default: module.AcceptTerms })))
const CouponField = lazy(() => import('./CouponField.tsx').then((module) => ({ default: module.CouponField })))
const NameDialog = lazy(() => import('./NameDialog.tsx').then((module) => ({ default: module.NameDialog })))
const OutOfStockDialog = lazy(() => import('./OutOfStockDialog.tsx').then((module) => ({ default: module.OutOfStockDialog })))

export interface CheckoutFlowProps { customer: Customer; cart: Cart; addresses: readonly Address[]; timeLimit: number; AddressEditor: AddressEditorSlot }

/** The steps in one column with the totals beside them. Step and payment method stand in the address (`?step=&pay=`): a reload comes back to them. */
export function CheckoutFlow({ customer, cart, addresses, timeLimit, AddressEditor }: CheckoutFlowProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { refresh } = useSession()
  const { code: languageCode } = useLanguage()
  const [search, setSearch] = useSearchParams()
  const checkout = useCheckout({ cart, addresses, customer, timeLimit, paymentMethod: search.get('pay') ?? '' })
  const { state, dispatch, totals } = checkout
  const common = useQuery(handledQuery(getCommon, { params: { languageCode } }))
  const { place, isPlacing, isLeaving } = usePlaceOrder()
  const [fault, setFault] = useState<string>()
  const [hasMoved, setMoved] = useState(false)

  // An address without a step gets the one that the visit begins with: choosing something never moves on by itself, and "back" ends where one began.
  const [entry] = useState<CheckoutStep>(state.storedDelivery === null ? 'address' : 'payment')
  const isBare = !search.has('step')
  useEffect(() => { if (isBare) setSearch((before) => { before.set('step', entry); return before }, { replace: true, preventScrollReset: true }) }, [isBare, entry, setSearch])
  const step = stepToShow(search.get('step') ?? entry, checkout.done)
  const go = (next: CheckoutStep) => { setMoved(true); setFault(undefined); setSearch((before) => { before.set('step', next); if (next === 'review') before.set('pay', state.paymentMethod); return before }, { preventScrollReset: true }) }
  const stateOf = (name: CheckoutStep) => (name === step ? 'current' : checkoutSteps.indexOf(name) < checkoutSteps.indexOf(step) || (name !== 'review' && checkout.done[name] && checkoutSteps.indexOf(step) > checkoutSteps.indexOf(name)) ? 'done' : 'next')
  const title = (name: CheckoutStep) => intl.formatMessage({ id: `checkout.step.${name}` })

  /** `settled` holds what a dialog has just settled, before the profile says so too. */
  const order = (settled: { terms?: boolean; name?: boolean } = {}) => {
    if (!checkout.address) { setFault(intl.formatMessage({ id: 'checkout.address.missing' })); go('address'); return }
    if (!checkout.payment || !totals) { go('payment'); return }
    const flags = customerFlags(customer, new Date(), common.data?.membership.associateRenewIn ?? 0)
    const more = cart.extension_attributes
    setFault(undefined)
    void place({
      paymentMethod: checkout.payment.code, shownTotal: totals.grandTotal,
      state: {
        hasMembershipItem: more?.contains_membership_item ?? false, membershipItemSelected: more?.membership_item_selected ?? false, shouldRenewMembership: flags.shouldRenewMembership,
        termsAccepted: flags.termsAccepted || settled.terms === true, nameConfirmed: flags.nameConfirmed || settled.name === true,
      },
    }, {
      onTerms: () => { dispatch({ type: 'dialogOpened', dialog: 'terms' }) },
      onName: () => { dispatch({ type: 'dialogOpened', dialog: 'name' }) },
      onOutOfStock: (items) => { dispatch({ type: 'wentOutOfStock', items }) },
      onTotalChanged: (total) => { setFault(intl.formatMessage({ id: 'checkout.place.changed' }, { amount: formatMoney(total) })) },
      onFailed: (error) => { setFault(faultText(intl, error, 'checkout.place.failed')) },
      onPlaced: (id, mustPay) => { dispatch({ type: 'orderPlaced', id }); void navigate(mustPay ? `/checkout/payment?order=${id}` : `/order/success/${id}`, { replace: true }) },
    })
  }
  // decisions: only accounts the service offers credit periods see the choice
  const periods = (attributeText(customer.custom_attributes, 'credit_periods') ?? '').split(',').flatMap((text) => (/^\d+$/.test(text.trim()) ? [Number(text)] : []))
  const close = () => { dispatch({ type: 'dialogClosed' }) }

  return (
    <Container block="page">
      <Split aside={<CheckoutSummary cart={cart} totals={totals} coupon={<Suspense fallback={<Skeleton shape="button" />}><CouponField applied={totals && (totals.couponCode ?? null)} /></Suspense>} />} asideLabel={intl.formatMessage({ id: 'checkout.summary.title' })}>
        <Stack gap={5}>
          <Heading level={1} size="page">{intl.formatMessage({ id: 'checkout.title' })}</Heading>
          <StepSection number={1} title={title('address')} state={stateOf('address')} takesFocus={hasMoved} summary={checkout.address && <AddressSummary address={checkout.address} />} onEdit={() => { go('address') }}>
            <AddressStep key={addresses.length === 0 ? 'write' : 'choose'} addresses={addresses} chosenId={state.addressId} mustWrite={checkout.address === undefined} isPending={state.loading > 0} AddressEditor={AddressEditor} onChoose={(id) => { dispatch({ type: 'addressChosen', id }) }} onSaved={(address) => { if (address.id !== undefined) { dispatch({ type: 'addressChosen', id: address.id }); go('delivery') } }} onNext={() => { go('delivery') }} />
          </StepSection>
          <StepSection number={2} title={title('delivery')} state={stateOf('delivery')} takesFocus={hasMoved} summary={checkout.method && <Text>{[methodName(checkout.method), state.selectedPeriod > 0 && intl.formatMessage({ id: 'checkout.period.chosen' }, { days: state.selectedPeriod })].filter(Boolean).join(', ')}</Text>} onEdit={() => { go('delivery') }}>
            {checkout.hasDeliveryFailed
              ? <Banner tone="critical" action={<Button onPress={() => { void checkout.retryDelivery() }}>{intl.formatMessage({ id: 'checkout.error.retry' })}</Button>}>{intl.formatMessage({ id: 'checkout.error.load' })}</Banner>
              : <DeliveryStep methods={checkout.methods} chosen={checkout.method} periods={periods} period={state.selectedPeriod} isPending={state.loading > 0} onChoose={(method) => { dispatch({ type: 'methodChosen', method }) }} onPeriod={checkout.choosePeriod} onNext={() => { void checkout.storeDelivery().then((isStored) => { if (isStored) go('payment') }) }} />}
          </StepSection>
          <StepSection number={3} title={title('payment')} state={stateOf('payment')} takesFocus={hasMoved} summary={checkout.payment && <Text>{checkout.payment.title}</Text>} onEdit={() => { go('payment') }}>
            <PaymentStep methods={checkout.payments} chosen={checkout.payment?.code ?? ''} onChoose={(method) => { dispatch({ type: 'paymentChosen', method }) }} onNext={() => { go('review') }} />
          </StepSection>
          <StepSection number={4} title={title('review')} state={stateOf('review')} takesFocus={hasMoved}>
            {/* a press before the ways to pay are known would lead back to them */}
            {totals && !checkout.arePaymentsComing && <ReviewStep total={totals.grandTotal} creditDays={state.selectedPeriod} isPlacing={isPlacing} fault={fault} onPlace={() => { order() }} />}
          </StepSection>
        </Stack>
      </Split>
      {totals && (
        <StickyBar label={intl.formatMessage({ id: 'checkout.summary.bar' })} lead={<div><Text size="caption" tone="muted">{intl.formatMessage({ id: totals.shipping === null ? 'checkout.summary.total' : 'checkout.summary.totalNote' })}</Text><Money minor={totals.grandTotal} size="md" /></div>}>
          <LinkButton href="#summary">{intl.formatMessage({ id: 'checkout.summary.see' })}</LinkButton>
        </StickyBar>
      )}
      <LoadingStatus id="order" loading={isPlacing || isLeaving} type={isLeaving ? 'leave' : 'wait'} message={intl.formatMessage({ id: isLeaving ? 'checkout.place.leave' : 'checkout.place.wait' })} />
      <Suspense fallback={null}>
        {state.dialog === 'terms' && <AcceptTerms customer={customer} onClose={close} onAccepted={() => { close(); void refresh(); order({ terms: true }) }} />}
        {state.dialog === 'name' && <NameDialog customer={customer} isOpen onClose={close} onConfirmed={() => { close(); void refresh(); order({ name: true, terms: true }) }} />}
        {state.dialog === 'outOfStock' && <OutOfStockDialog isOpen items={state.outOfStockItems} onClose={close} />}
      </Suspense>
    </Container>
  )
}
