import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

/** Below the header, with the notice above it too: it hides neither the buy bar nor the bottom bar. */
export const region = style({
  position: 'fixed',
  zIndex: 60,
  top: `calc(5.75rem + env(safe-area-inset-top))`,
  insetInline: vars.layout.gutter,
  pointerEvents: 'none',
  outline: 'none',
  '@media': { [media.wide]: { top: '6.75rem', insetInline: 'auto 2rem', width: '26rem' } },
})
export const list = style({ display: 'grid', gap: vars.space.s2, margin: 0, padding: 0, listStyle: 'none', selectors: { [`${region}:focus-visible > &:not(:empty)`]: { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '4px', borderRadius: vars.radius.control } } })

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-.5rem)' } })
export const message = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s3,
  paddingLeft: vars.space.s4,
  borderRadius: vars.radius.control,
  background: vars.colour.surfaceRaised,
  color: vars.colour.ink,
  boxShadow: vars.colour.elevation,
  fontSize: vars.size.t2,
  lineHeight: '1.5',
  pointerEvents: 'auto',
  transition: `opacity ${vars.motion.slow} ${vars.motion.ease}, transform ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    '(prefers-reduced-motion: no-preference)': { animation: `${enter} 200ms ${vars.motion.ease}` },
    [media.forcedColours]: { border: '1px solid CanvasText' },
  },
})
export const leaving = style({ opacity: 0, transform: 'translateY(-.5rem)' })

const tone = { paddingBlock: '.9rem', flex: 'none' }
export const tones = styleVariants({
  default: { ...tone, color: vars.colour.info },
  info: { ...tone, color: vars.colour.info },
  success: { ...tone, color: vars.colour.success },
  error: { ...tone, color: vars.colour.critical },
})
export const text = style({ flex: 1, minWidth: 0, paddingBlock: '.8rem' })
const press = { flex: 'none', minHeight: '2.9rem', cursor: 'pointer', background: 'none', border: 0 } as const
export const action = style({ ...press, paddingInline: vars.space.s2, color: vars.colour.brand, fontWeight: vars.weight.strong })
export const close = style({ ...press, display: 'grid', placeItems: 'center', width: vars.layout.tap, padding: 0, color: vars.colour.inkMuted, selectors: { '&:hover': { color: vars.colour.ink } } })
