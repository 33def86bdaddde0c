import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

const motion = `${vars.motion.slow} ${vars.motion.ease}`
/** The veil under a dialog or drawer. */
export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  display: 'grid',
  background: vars.colour.overlay,
  transition: `opacity ${motion}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
})
export const panel = style({
  minHeight: 0,
  background: vars.colour.surface,
  color: vars.colour.ink,
  boxShadow: vars.colour.elevation,
  outline: 'none',
  transition: `transform ${motion}, opacity ${motion}`,
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
})
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  maxHeight: 'inherit',
  outline: 'none',
})
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  padding: `${vars.space.s4} ${vars.space.s2} ${vars.space.s2} ${vars.space.s5}`,
})
export const title = style({
  margin: 0,
  paddingBlock: '.5rem',
  fontSize: vars.size.t4,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
})
export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space.s2} ${vars.space.s5} ${vars.space.s5}`,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-2px' } },
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s3,
  padding: `${vars.space.s4} ${vars.space.s5}`,
  paddingBottom: `calc(${vars.space.s4} + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.colour.line}`,
  '@media': { [media.narrow]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
})
