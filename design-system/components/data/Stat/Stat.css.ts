import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const stat = style({ display: 'grid', gap: vars.space.s1, alignContent: 'start', minWidth: 0 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.s1} ${vars.space.s3}`,
})
export const label = style({
  fontSize: vars.size.t2,
  fontWeight: vars.weight.strong,
  lineHeight: 1.5,
  minWidth: 0,
})
export const value = style({
  fontSize: vars.size.t7,
  fontWeight: vars.weight.bold,
  lineHeight: 1.3,
  letterSpacing: '-.01em',
  justifySelf: 'start',
  maxWidth: '100%',
})
/** Lighter, with a broken line below and “about”: unlike a final number in more than colour. */
export const estimated = style({
  fontWeight: vars.weight.normal,
  color: vars.colour.inkMuted,
  borderBottom: `2px dashed ${vars.colour.lineStrong}`,
  '::before': { content: ["'≈'", "'≈' / ''"], marginInlineEnd: '.15em' },
  // A dash is nothing to estimate.
  selectors: {
    '&:has([data-unknown])': { borderBottom: 0 },
    '&:has([data-unknown])::before': { content: 'none' },
  },
})
export const change = style({
  display: 'flex',
  gap: vars.space.s1,
  alignItems: 'baseline',
  fontSize: vars.size.t2,
  lineHeight: 1.5,
})
export const amount = style({ fontWeight: vars.weight.strong })
export const meanings = styleVariants(
  { good: vars.colour.success, bad: vars.colour.critical, neutral: vars.colour.inkMuted },
  (color) => ({ color }),
)
export const note = style({ fontSize: vars.size.t2, color: vars.colour.inkMuted, lineHeight: 1.5 })
