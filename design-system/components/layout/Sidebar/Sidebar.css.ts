import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const sidebar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  '@media': {
    print: { display: 'block' },
    [media.wide]: { gridTemplateColumns: '14rem minmax(0, 1fr)', gap: vars.space.s12, alignItems: 'start' },
  },
})
export const side = style({ minWidth: 0 })
/** Stays in sight; what is taller than the window scrolls by itself. The room around keeps focus rings whole. */
export const sticky = style({
  '@media': {
    [media.wide]: {
      position: 'sticky',
      top: '5rem',
      maxHeight: 'calc(100dvh - 5rem)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      padding: vars.space.s1,
      margin: `calc(${vars.space.s1} * -1)`,
    },
    print: { position: 'static', maxHeight: 'none' },
    [media.low]: { position: 'static', maxHeight: 'none' },
  },
})
export const phones = styleVariants({ show: {}, hide: { '@media': { [media.narrow]: { display: 'none' } } } })
export const main = style({ minWidth: 0, outline: 'none' })
