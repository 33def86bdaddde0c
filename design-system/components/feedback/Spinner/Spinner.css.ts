import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
export const spinner = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  color: vars.colour.inkMuted,
  fontSize: vars.size.t2,
})
/** Slower, not still, under reduced motion: a still spinner would look stuck. */
export const mark = style({
  display: 'inline-flex',
  animation: `${turn} 1s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animationDuration: '4s' } },
})
/** Keeps its space, but is neither visible nor announced. */
export const waiting = style({ visibility: 'hidden' })
