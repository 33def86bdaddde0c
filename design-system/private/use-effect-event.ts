import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * React's `useEffectEvent`, which came with 19.2: the package takes any React 19. Returns a function that never changes and
 * calls the latest `callback`; call it in effects only.
 */
export function useEffectEvent<A extends unknown[], R>(callback: (...args: A) => R): (...args: A) => R {
  const latest = useRef(callback)
  useInsertionEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: A) => latest.current(...args), [])
}
