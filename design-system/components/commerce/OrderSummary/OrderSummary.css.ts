import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const list = style({ display: 'grid', gap: vars.space.s2, fontSize: vars.size.t2 })
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.s4,
})
export const term = style({ minWidth: 0, color: vars.colour.inkMuted })
export const total = style({
  borderTop: `1px solid ${vars.colour.rule}`,
  paddingTop: vars.space.s3,
  marginTop: vars.space.s1,
  minHeight: '3.25rem',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: vars.space.s4,
  rowGap: 0,
})
// An amount is never broken nor pushed out: the words before it make room.
export const value = style({
  flex: 'none',
  maxWidth: '65%',
  textAlign: 'end',
  marginInlineStart: 'auto',
  selectors: { [`${total} > &`]: { maxWidth: 'none' } },
})
const { inkMuted, sale, member, success } = vars.colour
export const tones = styleVariants({ muted: inkMuted, sale, member, success }, (color) => ({ color }))
export const totalTerm = style({ fontWeight: vars.weight.strong, fontSize: vars.size.t3 })
