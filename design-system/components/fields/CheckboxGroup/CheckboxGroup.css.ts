import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const columns = style({
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))', columnGap: vars.space.s5 },
  },
})
