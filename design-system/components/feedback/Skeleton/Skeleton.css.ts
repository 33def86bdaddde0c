import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

const breathe = keyframes({ '50%': { opacity: 0.55 } })
const base = style({
  display: 'block',
  width: '100%',
  borderRadius: vars.radius.control,
  background: vars.colour.line,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${breathe} 1.6s ease-in-out infinite` },
    [media.forcedColours]: { border: '1px solid GrayText' },
  },
})
export const block = style([base, { width: 'auto' }])
/** Takes its room and is not drawn. */
export const unseen = style({ visibility: 'hidden' })
export const shapes = styleVariants({
  text: [base, { height: '1em', marginBlock: '.3em', borderRadius: vars.radius.tag }],
  heading: [base, { height: '1.4em', width: '55%', fontSize: vars.size.t5, borderRadius: vars.radius.tag }],
  block: [base],
  picture: [base, { aspectRatio: '1' }],
  circle: [base, { width: '2.5rem', height: '2.5rem', borderRadius: vars.radius.full }],
  button: [base, { height: vars.layout.tap, width: '9rem' }],
})
export const heights = styleVariants(
  {
    s6: '1.5rem',
    s8: '2rem',
    s10: '2.5rem',
    s12: '3rem',
    s16: '4rem',
    s20: '5rem',
    panel: '10rem',
    page: '24rem',
    chart: '28rem',
    screen: '100svh',
  },
  (height) => ({ height }),
)
export const lastLine = style({ width: '62%' })
export const card = style({ width: '100%', display: 'grid', gap: vars.space.s2 })
export const lines = style({ width: '100%' })
