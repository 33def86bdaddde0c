import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const tooltip = style({
  maxWidth: '16rem',
  padding: `${vars.space.s1} ${vars.space.s2}`,
  borderRadius: vars.radius.tag,
  background: vars.colour.ink,
  color: vars.colour.surface,
  fontSize: vars.size.t1,
  lineHeight: 1.5,
  overflowWrap: 'break-word',
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
})
