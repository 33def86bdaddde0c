import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the first render over its HTML, true from then on: for what only a browser can draw. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
