import { useDeferredValue } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * Whether a product's page renders what stands below its first screen as well. In the first render after a press it does
 * not, so that the first screen is painted sooner; React renders the rest right after, in the background. A document and
 * the way back (whose position is restored) are `POP` and whole at once, as is a page with a `#` target.
 */
export function useWholePage(): boolean {
  const isPop = useNavigationType() === 'POP'
  const { hash } = useLocation()
  // any initial value makes React render twice, the same one as well
  return useDeferredValue(true, isPop || hash !== '' ? undefined : false)
}
