import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

/** Header with the notice above it. */
const header = createVar()
/** Tab bar or sticky bar of a phone. */
const bar = createVar()

/**
 * Between the header and the bar at the bottom, so that it covers neither: above the bar on phones, where the title is at the top,
 * below the header in the corner of a wide screen.
 */
export const region = style({
  position: 'fixed',
  zIndex: 60,
  vars: { [header]: '5.75rem', [bar]: '4.5rem' },
  bottom: `calc(${bar} + env(safe-area-inset-bottom))`,
  insetInline: vars.layout.gutter,
  pointerEvents: 'none',
  outline: 'none',
  '@media': {
    [media.wide]: {
      vars: { [header]: '6.75rem', [bar]: '1rem' },
      inset: `calc(${header} + env(safe-area-inset-top)) 2rem auto auto`,
      width: '26rem',
    },
  },
})
/** A bar of two rows (StickyBar). */
globalStyle(`body:has([data-rows='2']) ${region}`, {
  '@media': { [media.narrow]: { vars: { [bar]: '8rem' } } },
})
export const list = style({
  display: 'grid',
  gap: vars.space.s2,
  // Room in the scroll container for the shadows.
  margin: '-1rem',
  padding: '1rem',
  listStyle: 'none',
  maxHeight: `calc(100dvh - ${header} - ${bar} - env(safe-area-inset-top) - env(safe-area-inset-bottom) + 1rem)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    [`${region}:focus-visible > &:not(:empty)`]: {
      outline: `2px solid ${vars.colour.focus}`,
      outlineOffset: '4px',
      borderRadius: vars.radius.control,
    },
  },
})

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
export const detail = style({ display: 'block', color: vars.colour.inkMuted, fontSize: vars.size.t1 })
const press = { flex: 'none', minHeight: '2.9rem', cursor: 'pointer', background: 'none', border: 0 } as const
export const action = style({
  ...press,
  paddingInline: vars.space.s2,
  color: vars.colour.brand,
  fontWeight: vars.weight.strong,
})
export const close = style({
  ...press,
  display: 'grid',
  placeItems: 'center',
  width: vars.layout.tap,
  padding: 0,
  color: vars.colour.inkMuted,
  selectors: { '&[data-hovered], &[data-pressed]': { color: vars.colour.ink } },
})
