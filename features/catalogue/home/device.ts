import { pageDevice, type Device } from '#features/kit/call.ts'
import { useSyncExternalStore } from 'react'

/** The breakpoint of the design system. */
const WIDE = '(min-width: 60rem)'

/** Returns the current device: the server's guess, or by the width of the window. */
export const currentDevice = (): Device =>
  typeof matchMedia === 'undefined' ? pageDevice() : matchMedia(WIDE).matches ? 'desktop' : 'phone'

const subscribe = (changed: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => {
    query.removeEventListener('change', changed)
  }
}

/**
 * Returns phone or desktop, for content that the service offers separately (R-173: the home banner). Use media queries
 * for everything they can do.
 */
export const useDevice = (): Device => useSyncExternalStore(subscribe, currentDevice, pageDevice)
