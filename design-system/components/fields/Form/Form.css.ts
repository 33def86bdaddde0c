import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s5 })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s3,
  '@media': { [media.narrow]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
})
