import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Whether the browser can translate texts on the device. The server and the first frame say no. */
export const useCanTranslate = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => 'Translator' in globalThis,
    () => false,
  )
