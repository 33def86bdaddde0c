import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

/** A native `<progress>` drawn by us: Meter and Progress. Its value takes `currentColor`. */
export const bar = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '8px',
  border: 0,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  background: vars.colour.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${vars.colour.lineStrong}`,
  '::-webkit-progress-bar': { background: 'transparent' },
  '::-webkit-progress-value': {
    background: 'currentColor',
    transition: `inline-size ${vars.motion.slow} ${vars.motion.ease}`,
  },
  '::-moz-progress-bar': { background: 'currentColor' },
  // Chromium draws nothing at all of a progress bar whose parts were once styled: the colours are said here.
  '@media': {
    [media.forcedColours]: {
      height: '12px',
      background: 'Canvas',
      border: '1px solid CanvasText',
      boxShadow: 'none',
      color: 'Highlight',
      forcedColorAdjust: 'none',
    },
  },
})
