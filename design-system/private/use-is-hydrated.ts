import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while hydrating, true from then on: for parts that only a script can draw. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
