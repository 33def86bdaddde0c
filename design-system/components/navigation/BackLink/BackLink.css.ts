import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: vars.layout.tap,
  color: vars.colour.brand,
  fontSize: vars.size.t2,
  fontWeight: vars.weight.medium,
  lineHeight: 1.45,
  '@media': { [media.hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '.22em' } } },
})
