import { pageDevice, type Device } from '#features/kit/call.ts'
import { useSyncExternalStore } from 'react'

/** The design system's one breakpoint. */
const WIDE = '(min-width: 60rem)'

/** The device now: the server's guess, or the width of the window. */
export const currentDevice = (): Device => (typeof matchMedia === 'undefined' ? pageDevice() : matchMedia(WIDE).matches ? 'desktop' : 'phone')

const subscribe = (changed: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => { query.removeEventListener('change', changed) }
}

/** Phone or desktop, for what the service offers apart for each (shopping.md §3: the home banner). What a media query can do, it does. */
export const useDevice = (): Device => useSyncExternalStore(subscribe, currentDevice, pageDevice)
