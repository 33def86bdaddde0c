import { useCallback, useSyncExternalStore } from 'react'

/** The media query of wide screens, the one breakpoint; without paper, which layouts count as wide. */
export const WIDE_SCREEN = '(min-width: 60rem)'

const noMatch = () => false

/**
 * Whether a media query matches, for what CSS cannot decide.
 * @param onServer what the server and the hydrating page assume, so that both render the same; by default no match
 */
export function useMedia(query: string, onServer: () => boolean = noMatch): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, onServer)
}
