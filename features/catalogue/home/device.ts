import { pageDevice, type Device } from '#features/kit/call.ts'
import { useMedia, WIDE_SCREEN } from '#design-system/layout/Only'

const deviceOf = (isWide: boolean): Device => (isWide ? 'desktop' : 'phone')

/** Returns the current device: the server's guess, or by the width of the window. */
export const currentDevice = (): Device =>
  typeof matchMedia === 'undefined' ? pageDevice() : deviceOf(matchMedia(WIDE_SCREEN).matches)

/**
 * Returns phone or desktop, for content that the service offers separately (R-173: the home banner). Use media queries
 * for everything they can do.
 */
export const useDevice = (): Device => deviceOf(useMedia(WIDE_SCREEN, () => pageDevice() === 'desktop'))
