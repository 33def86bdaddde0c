import { keyframes, style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const progress = style({ display: 'grid', gap: vars.space.s2, width: '100%' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.s4}`,
  fontSize: vars.size.t2,
  lineHeight: 1.5,
})
export const label = style({ fontWeight: vars.weight.strong })
export const colour = style({
  color: vars.colour.brand,
  '@media': { [media.forcedColours]: { color: 'Highlight' } },
})
const travel = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } })
const breathe = keyframes({ '50%': { opacity: 0.5 } })
/** A moving segment; with reduced motion a hatched bar pulses instead, so that it looks neither stuck nor done. */
export const moving = style({
  backgroundImage: 'linear-gradient(currentColor, currentColor)',
  backgroundSize: '40% 100%',
  backgroundRepeat: 'no-repeat',
  animation: `${travel} 1.6s linear infinite`,
  '::-moz-progress-bar': { background: 'transparent' },
  '@media': {
    [media.reducedMotion]: {
      backgroundImage: 'repeating-linear-gradient(115deg, currentColor 0 6px, transparent 6px 12px)',
      backgroundSize: '100% 100%',
      animation: `${breathe} 3s ease-in-out infinite`,
    },
  },
})
export const note = style({ fontSize: vars.size.t2, color: vars.colour.inkMuted, lineHeight: 1.55 })
