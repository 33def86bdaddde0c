import type { ApplicationType } from './kinds.ts'

/** A step of filing an application. */
export type FilingStep = 'applicant' | 'account' | 'orders' | 'products' | 'photos' | 'review'

/** The steps of a kind of application, in order. */
export function stepsOf(type: ApplicationType): readonly FilingStep[] {
  if (type === 'refund' || type === 'replenishment')
    return ['applicant', 'orders', 'products', 'photos', 'review']
  return type === 'referrer'
    ? ['applicant', 'account', 'orders', 'photos', 'review']
    : ['applicant', 'account', 'photos', 'review']
}

/** The step to show: the one asked for, unless one before it is not done yet; the first for an unknown name. */
export function openStep(
  asked: string | null,
  steps: readonly FilingStep[],
  isDone: (step: FilingStep) => boolean,
): FilingStep {
  const at = Math.max(
    0,
    steps.findIndex((step) => step === asked),
  )
  const open = steps.slice(0, at).find((step) => !isDone(step))
  return open ?? steps[at] ?? 'applicant'
}
