import { useMedia, WIDE_SCREEN } from '#design-system/layout/Only'

/** The two sides of the shop's one breakpoint. */
export type Device = 'phone' | 'desktop'

const deviceOf = (isWide: boolean): Device => (isWide ? 'desktop' : 'phone')

/** Returns the current device by the width of the window; undefined on the server, whose pages are for both. */
export const currentDevice = (): Device | undefined =>
  typeof matchMedia === 'undefined' ? undefined : deviceOf(matchMedia(WIDE_SCREEN).matches)

/**
 * Returns phone or desktop, for content that the service offers separately (R-173: the home banner). Not for what is
 * shown: the server's HTML is for both, so a media query decides (`Only`).
 */
export const useDevice = (): Device => deviceOf(useMedia(WIDE_SCREEN))
