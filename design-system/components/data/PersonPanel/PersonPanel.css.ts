import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

const c = vars.colour
export const panel = style({
  display: 'grid',
  gap: vars.space.s4,
  minWidth: 0,
  borderTop: `2px solid ${c.rule}`,
  paddingTop: vars.space.s3,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.s4}`,
})
export const name = style({
  minWidth: 0,
  fontSize: vars.size.t4,
  fontWeight: vars.weight.bold,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
})
export const unshared = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  color: c.inkMuted,
  fontWeight: vars.weight.normal,
})
export const number = style({
  flexBasis: '100%',
  color: c.inkMuted,
  fontSize: vars.size.t2,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
const pairs = { display: 'grid', gap: vars.space.s1, fontSize: vars.size.t2, lineHeight: 1.55 } as const
export const figures = style(pairs)
export const facts = style({ ...pairs, borderTop: `1px solid ${c.line}`, paddingTop: vars.space.s3 })
export const figure = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s3,
})
export const term = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.s2}`,
  color: c.inkMuted,
})
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 2fr) minmax(0, 3fr)',
  gap: vars.space.s3,
})
export const value = style({ minWidth: 0, textAlign: 'end' })
export const strong = style({ fontWeight: vars.weight.strong })
export const note = style({ color: c.inkMuted, fontSize: vars.size.t2, lineHeight: 1.55 })
export const action = style({ justifySelf: 'start' })
globalStyle(`${fact} > dd`, { minWidth: 0, overflowWrap: 'anywhere' })
