import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

/** The sheet that floats beside its button; HelpTip's too. */
export const popover = style({
  maxWidth: 'min(22rem, calc(100vw - 1rem))',
  overflow: 'auto',
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.control,
  background: vars.colour.surfaceRaised,
  color: vars.colour.ink,
  boxShadow: vars.colour.elevation,
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
})
export const dialog = style({
  padding: vars.space.s4,
  fontSize: vars.size.t2,
  lineHeight: vars.leading.body,
  outline: 'none',
})
export const title = style({
  marginBottom: vars.space.s2,
  fontSize: vars.size.t3,
  fontWeight: vars.weight.bold,
})
