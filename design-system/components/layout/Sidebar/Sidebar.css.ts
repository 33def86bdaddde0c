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
export const phones = styleVariants({ show: {}, hide: { '@media': { [media.narrow]: { display: 'none' } } } })
export const main = style({ minWidth: 0, outline: 'none' })
