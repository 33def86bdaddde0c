import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const note = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  fontSize: vars.size.t2,
  lineHeight: 1.55,
})
export const states = styleVariants(
  { in: vars.colour.success, low: vars.colour.warning, out: vars.colour.inkMuted },
  (color) => ({ color }),
)
