import { useHydrated } from '#features/kit/storage.ts'
import { useDeferredValue } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * Whether a product's page renders what stands below its first screen as well. In the first render after a press it does
 * not, so that the first screen is painted sooner; React renders the rest right after, in the background. A document, the
 * way back (whose position is restored) and a `#` target are whole at once.
 */
export function useWholePage(): boolean {
  const isDocument = !useHydrated()
  const isBack = useNavigationType() === 'POP'
  const { hash } = useLocation()
  return useDeferredValue(true, isDocument || isBack || hash !== '')
}
