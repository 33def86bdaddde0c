import { isAfterDelivery, type CheckoutStep } from '#domain/checkout/steps.ts'
import { useEffect, useRef, useState } from 'react'
import type { useCheckout } from './use-checkout.ts'

interface Delivering {
  checkout: ReturnType<typeof useCheckout>
  /** The step shown. */
  step: CheckoutStep
  /** The requested step. */
  wanted: string
}

/**
 * Stores the delivery method as soon as it is chosen, so that the totals include its fee before the customer continues.
 * Returns whether a later step was requested and only this is missing: the step then stays collapsed.
 */
export function useStoredDelivery({ checkout, step, wanted }: Delivering): boolean {
  const { unstored, storeQuietly } = checkout
  const tried = useRef<string>(undefined)
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    // A refusal is reported when the customer continues. After a success this runs again, since the choice may have
    // changed meanwhile.
    if (step !== 'delivery' || unstored === undefined || tried.current === unstored) return
    tried.current = unstored
    void storeQuietly().then((isStored) => {
      if (!isStored) setFailed(unstored)
      else if (tried.current === unstored) tried.current = undefined
    })
  }) // on every render; the key prevents repeats
  const isOpen = checkout.methods === undefined || (unstored !== undefined && failed !== unstored)
  return isAfterDelivery(wanted) && step === 'delivery' && isOpen
}
