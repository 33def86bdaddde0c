import { useSyncExternalStore } from 'react'
import { scopedDevice, type Device } from './call.ts'

/** The design system's one breakpoint. */
const WIDE = '(min-width: 60rem)'

let written: Device = 'desktop'

/** For which device the server has written this page: the first rendering in the browser agrees with it. */
export const setPageDevice = (device: Device): void => { written = device }

/** The device now: the server's guess, or the width of the window. */
export const currentDevice = (): Device => scopedDevice() ?? (globalThis.matchMedia?.(WIDE).matches ? 'desktop' : 'phone')

const subscribe = (changed: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => { query.removeEventListener('change', changed) }
}

/** Phone or desktop, for the few things that the service offers apart for each (shopping.md §3: the home banner). What a media query can do, it does. */
export const useDevice = (): Device => useSyncExternalStore(subscribe, currentDevice, () => scopedDevice() ?? written)
