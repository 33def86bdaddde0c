import type { ApplicationType } from '#domain/applications/kinds.ts'
import { openStep, stepsOf } from '#domain/applications/steps.ts'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FilingFrame } from './FilingFrame.tsx'
import { prefetchStep } from './steps/lazy-steps.ts'

/**
 * Skeleton of the form while customer, draft and the form of the open step are loading. The step's form is fetched meanwhile. The
 * block is as tall as the window, so that nothing visible moves, however tall the form is.
 */
export function FilingSkeleton({ type }: { type: ApplicationType }) {
  const [search] = useSearchParams()
  // the draft, which decides whether the step of the address can be open already, is not read yet
  const step = openStep(search.get('step'), stepsOf(type), () => true)
  useEffect(() => {
    prefetchStep(step)
  }, [step])
  return (
    <FilingFrame type={type} step={step}>
      <Skeleton shape="block" height="screen" />
    </FilingFrame>
  )
}
