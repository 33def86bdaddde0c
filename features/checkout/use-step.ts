import { isAfterDelivery, stepToShow, type CheckoutStep } from '#domain/checkout/steps.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Returns the current step. It is in the address (`?step=`), so that a reload keeps it; so is the payment method
 * (`?pay=`) from the last step on.
 * @param entry the step at which the visit starts
 * @param done the complete steps: no step after an incomplete one is shown
 */
export function useStep(
  entry: CheckoutStep,
  done: Record<'address' | 'delivery' | 'payment', boolean>,
  steps: readonly CheckoutStep[],
) {
  const [search, setSearch] = useSearchParams()
  const [hasMoved, setMoved] = useState(false)
  // An address without a step shows the entry step: a choice alone never moves on, and "back" returns to where the
  // visit started.
  const [first] = useState(entry)
  const asked = search.get('step')
  // An address opened at a later step would pass the choice of delivery: the visit starts at its entry instead.
  const [refused] = useState(() =>
    asked !== null && isAfterDelivery(asked) && !isAfterDelivery(entry) && !done.delivery ? asked : null,
  )
  const isReplaced = asked === null || (asked === refused && !hasMoved)
  useEffect(() => {
    if (!isReplaced) return
    setSearch(
      (before) => {
        before.set('step', first)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }, [isReplaced, first, setSearch])

  /** @param payment the chosen payment method, put into the address on the last step */
  const goTo = (next: CheckoutStep, payment: string) => {
    setMoved(true)
    setSearch(
      (before) => {
        before.set('step', next)
        if (next === 'review') before.set('pay', payment)
        return before
      },
      { preventScrollReset: true },
    )
  }
  const wanted = isReplaced ? first : asked
  return {
    /** The requested step; incomplete steps before it come first. */
    wanted,
    step: stepToShow(wanted, done, steps),
    /** Whether the visitor has moved between steps. */
    hasMoved,
    goTo,
  }
}
