import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const price = style({ display: 'grid', gap: '2px', minWidth: 0 })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.s2}`,
})
/** The words around the lowest of several prices. */
export const from = style({ fontSize: vars.size.t2, lineHeight: 1.5 })
export const member = style({
  color: vars.colour.member,
  fontSize: vars.size.t1,
  lineHeight: 1.5,
  fontWeight: vars.weight.medium,
})
export const large = style({ fontSize: vars.size.t2, fontWeight: vars.weight.strong })
