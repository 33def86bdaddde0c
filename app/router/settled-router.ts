import { useSyncExternalStore } from 'react'
import type { DataRouter } from 'react-router-dom'

let followed: DataRouter | undefined

/**
 * The browser's router for `RouterProvider`, which hears of a navigation only when its page is there. The start of one
 * gives every route a new context, so the page that is about to go, and each link of header and footer, would be rendered
 * again before the next page is. What shows that a page is loading asks `useIsLoading`.
 */
export function settledRouter(router: DataRouter): DataRouter {
  followed = router
  return Object.create(router, {
    subscribe: {
      value: (listener: Parameters<DataRouter['subscribe']>[0]) =>
        router.subscribe((state, change) => {
          if (state.navigation.state === 'idle') listener(state, change)
        }),
    },
  }) as DataRouter
}

const subscribe = (onChange: () => void) => followed?.subscribe(onChange) ?? (() => undefined)
const isLoading = () => followed?.state.navigation.state === 'loading'

/** Whether the next page is loading; the router's own `useNavigation` never says so. The server never navigates. */
export const useIsLoading = (): boolean => useSyncExternalStore(subscribe, isLoading, () => false)
