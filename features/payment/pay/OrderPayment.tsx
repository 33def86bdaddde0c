import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { toMinor } from '#domain/money/money.ts'
import type { PaymentTerms } from '#domain/orders/payment-state.ts'
import type { Order } from '#domain/orders/schema.ts'
import type { Card } from '#domain/payment/card.ts'
import { paymentKind } from '#domain/payment/payment-kind.ts'
import { paths } from '#domain/store/paths.ts'
import { useServiceNow } from '#features/kit/service-clock.ts'
import { faultText } from '#features/kit/service-fault.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { processPath } from '../process-path.ts'
import { cardHolder } from './card-holder.ts'
import { PaymentView, type PaymentViewProps } from './PaymentView.tsx'
import { startPayment } from './start-payment.ts'
import type { PayResult } from './use-paying.ts'

const InProgressDialog = lazy(() =>
  import('./InProgressDialog.tsx').then((module) => ({ default: module.InProgressDialog })),
)

/**
 * The attempts to pay during this visit. It belongs to the page and outlives what the page shows meanwhile.
 * Returns the method of the last attempt, and whether the question about it is open; undefined: nobody has opened or answered it.
 */
export function usePaymentAttempt() {
  const [startedWith, setStartedWith] = useState<string>()
  const [isAsking, setAsking] = useState<boolean>()
  // Back from a provider's page by the browser's own button: the page comes out of the cache as it was left.
  useEffect(() => {
    const returned = (event: PageTransitionEvent) => {
      if (event.persisted && startedWith) setAsking(true)
    }
    addEventListener('pageshow', returned)
    return () => {
      removeEventListener('pageshow', returned)
    }
  }, [startedWith])
  return { startedWith, setStartedWith, isAsking, setAsking }
}

export interface OrderPaymentProps extends Pick<PaymentViewProps, 'methods' | 'cardTypes' | 'onExpired'> {
  id: number
  order: Order
  terms: PaymentTerms
  attempt: ReturnType<typeof usePaymentAttempt>
  /** The order may have changed: it is read again. */
  onStale: () => void
}

/** Starts the payment of an order, and asks about an attempt that the provider has not decided yet. */
export function OrderPayment({ id, order, terms, attempt, onStale, ...view }: OrderPaymentProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { startedWith, setStartedWith, isAsking, setAsking } = attempt
  const today = toHongKongDate(useServiceNow())
  // An attempt that the provider has not decided: somebody came back from its page by another way than its own.
  const open = startedWith === undefined ? order.extension_attributes?.pending_payment?.at(-1) : undefined
  const pay = async (code: string, card: Card | null): Promise<PayResult> => {
    setStartedWith(code)
    try {
      const started = await startPayment(id, code, order.payment?.method, card)
      if (started.kind === 'declined') return { kind: 'declined' }
      if (started.kind === 'unknownHost')
        return { kind: 'failed', message: intl.formatMessage({ id: 'payment.pay.unknownHost' }) }
      if (started.kind === 'look') {
        onStale()
        void navigate(processPath(paymentKind(code), id))
      }
      return { kind: 'done' }
    } catch (error) {
      // It may have been paid, cancelled or changed elsewhere meanwhile.
      onStale()
      return { kind: 'failed', message: faultText(intl, error, 'payment.error.generic') }
    }
  }
  return (
    <PaymentView
      {...view}
      order={{
        id,
        number: order.increment_id ?? String(id),
        due: toMinor(order.total_due ?? order.grand_total),
        method: order.payment?.method,
      }}
      holder={cardHolder(order.billing_address)}
      limit={terms.deadline}
      payBy={terms.payBy}
      today={today}
      onPay={pay}
      onAlreadyPaid={() => {
        setAsking(true)
      }}
      dialog={
        (isAsking ?? open !== undefined) && (
          <Suspense fallback={null}>
            <InProgressDialog
              isOpen
              onUnpaid={() => {
                setAsking(false)
              }}
              onPaid={() => {
                // without an attempt of this visit the order itself tells whether anybody has tried to pay
                const method = startedWith ?? open?.method
                void navigate(method ? processPath(paymentKind(method), id) : paths.orderCheck(id))
              }}
            />
          </Suspense>
        )
      }
    />
  )
}
