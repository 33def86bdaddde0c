import { globalStyle, style } from '@vanilla-extract/css'
import { itemRows } from '../ProductCard/card-rows.ts'
import { media, vars } from '#design-system/tokens'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.s6} ${vars.space.s3}`,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.wide]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: `${vars.space.s10} ${vars.space.s5}`,
    },
    [media.large]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
})
globalStyle(`${grid} > li`, { ...itemRows, minWidth: 0 })
