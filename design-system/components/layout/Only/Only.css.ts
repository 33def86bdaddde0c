import { styleVariants } from '@vanilla-extract/css'
import { media } from '#design-system/tokens'

/** `contents`: the parts stand in the layout around as if nothing were between. */
export const places = styleVariants({
  phone: { display: 'contents', '@media': { [media.wide]: { display: 'none' } } },
  /** Left out when the page is printed. */
  screen: { display: 'contents', '@media': { print: { display: 'none' } } },
  /** Printed, never on the screen. */
  paper: { display: 'none', '@media': { print: { display: 'contents' } } },
  desktop: { display: 'none', '@media': { [media.wide]: { display: 'contents' } } },
})
