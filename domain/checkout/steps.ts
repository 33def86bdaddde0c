/** The steps of a checkout in order; the page's address names them (`/checkout?step=delivery`). */
export const checkoutSteps = ['address', 'delivery', 'payment', 'review'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** Steps that are counted for the shopper: the order can be placed at the payment already, so the review adds none. */
export const COUNTED_STEPS = checkoutSteps.length - 1

/** Number of a step, from 1; of the first one for an unknown name. */
export const countedStep = (name: string | null): number =>
  Math.min(
    Math.max(
      0,
      checkoutSteps.findIndex((step) => step === name),
    ) + 1,
    COUNTED_STEPS,
  )

/** Steps of a checkout. A virtual cart has no delivery and begins with payment. */
export const stepsFor = (isVirtual: boolean): readonly CheckoutStep[] =>
  isVirtual ? ['payment', 'review'] : checkoutSteps

/** Whether a step, as the page's address names it, comes after the choice of delivery. */
export const isAfterDelivery = (step: string): boolean =>
  checkoutSteps.findIndex((name) => name === step) > checkoutSteps.indexOf('delivery')

/** The step to show: the one requested, unless it does not exist or an earlier one is still open. */
export function stepToShow(
  asked: string,
  done: { address: boolean; delivery: boolean; payment: boolean },
  steps: readonly CheckoutStep[] = checkoutSteps,
): CheckoutStep {
  const open = steps.find((step) => step !== 'review' && !done[step]) ?? 'review'
  const wanted = steps.find((step) => step === asked) ?? steps[0] ?? 'review'
  return steps.indexOf(wanted) <= steps.indexOf(open) ? wanted : open
}

/** State of a step relative to the current one. */
export const stepState = (step: CheckoutStep, current: CheckoutStep): 'done' | 'current' | 'next' => {
  if (step === current) return 'current'
  return checkoutSteps.indexOf(step) < checkoutSteps.indexOf(current) ? 'done' : 'next'
}
