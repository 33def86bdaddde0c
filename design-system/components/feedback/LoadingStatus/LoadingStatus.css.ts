import { keyframes, style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

const appear = keyframes({ from: { opacity: 0 } })
const raised = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  background: vars.colour.surfaceRaised,
  color: vars.colour.ink,
  boxShadow: vars.colour.elevation,
  animation: `${appear} ${vars.motion.slow} ${vars.motion.ease}`,
} as const

/** Fills the window, so that it receives every press. */
export const cover = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  padding: vars.layout.gutter,
  border: 0,
  outline: 'none',
  background: vars.colour.overlay,
  cursor: 'progress',
  overscrollBehavior: 'contain',
  animation: `${appear} ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: {
    '&[open]': { display: 'grid', placeItems: 'center' },
    '&::backdrop': { background: 'transparent' },
  },
})
export const panel = style({
  ...raised,
  maxWidth: '26rem',
  padding: `${vars.space.s5} ${vars.space.s6}`,
  borderRadius: vars.radius.sheet,
  fontSize: vars.size.t3,
  lineHeight: vars.leading.tight,
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
})

/** Above the bars at the bottom of a phone's window. It lets presses through. */
export const quiet = style({
  ...raised,
  position: 'fixed',
  zIndex: 60,
  insetInline: vars.layout.gutter,
  bottom: 'calc(5.5rem + env(safe-area-inset-bottom))',
  width: 'fit-content',
  maxWidth: '26rem',
  marginInline: 'auto',
  padding: `${vars.space.s3} ${vars.space.s4}`,
  borderRadius: vars.radius.control,
  fontSize: vars.size.t2,
  lineHeight: vars.leading.tight,
  pointerEvents: 'none',
  '@media': {
    [media.wide]: { bottom: vars.space.s8 },
    [media.forcedColours]: { border: '1px solid CanvasText' },
  },
  selectors: { '&:not([data-shown])': { opacity: 0, animation: 'none' } },
})
