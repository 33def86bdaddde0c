import type { Customer } from '#domain/customers/schema.ts'
import { lazy, Suspense } from 'react'
import type { TermsTextSlot } from './AcceptTerms.tsx'
import type { CheckoutState } from '../checkout-state.ts'

const AcceptTerms = lazy(() =>
  import('./AcceptTerms.tsx').then((module) => ({ default: module.AcceptTerms })),
)
const NameDialog = lazy(() => import('./NameDialog.tsx').then((module) => ({ default: module.NameDialog })))
const OutOfStockDialog = lazy(() =>
  import('./OutOfStockDialog.tsx').then((module) => ({ default: module.OutOfStockDialog })),
)

export interface CheckoutDialogsProps {
  state: Pick<CheckoutState, 'dialog' | 'outOfStockItems'>
  customer: Customer
  TermsText: TermsTextSlot
  onClose: () => void
  /** Called when the customer's record has been updated; ordering continues. */
  onSettled: (settled: 'terms' | 'name') => void
}

/** The dialogs before an order: terms to accept, a name to confirm, items out of stock. */
export function CheckoutDialogs({ state, customer, TermsText, onClose, onSettled }: CheckoutDialogsProps) {
  return (
    <Suspense fallback={null}>
      {state.dialog === 'terms' && (
        <AcceptTerms
          customer={customer}
          TermsText={TermsText}
          onClose={onClose}
          onAccepted={() => {
            onSettled('terms')
          }}
        />
      )}
      {state.dialog === 'name' && (
        <NameDialog
          customer={customer}
          isOpen
          onClose={onClose}
          onConfirmed={() => {
            onSettled('name')
          }}
        />
      )}
      {state.dialog === 'outOfStock' && (
        <OutOfStockDialog isOpen items={state.outOfStockItems} onClose={onClose} />
      )}
    </Suspense>
  )
}
