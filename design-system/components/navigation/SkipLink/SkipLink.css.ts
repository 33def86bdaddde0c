import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const skip = style({
  position: 'absolute',
  insetInlineStart: vars.layout.gutter,
  top: '-4rem',
  zIndex: 9,
  padding: `${vars.space.s2} ${vars.space.s4}`,
  background: vars.colour.ink,
  color: vars.colour.surface,
  borderRadius: vars.radius.control,
  ':focus': { top: vars.space.s2 },
})
