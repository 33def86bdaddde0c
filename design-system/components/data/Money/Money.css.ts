import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const money = style({ whiteSpace: 'nowrap' })
const split = { fontWeight: vars.weight.bold, lineHeight: 1.2, letterSpacing: '-.01em' }
export const sizes = styleVariants({
  xs: { fontSize: vars.size.t1, lineHeight: 1.5 },
  sm: { fontSize: vars.size.t2 },
  md: { ...split, fontSize: vars.size.t4 },
  lg: { ...split, fontSize: vars.size.t5 },
  xl: { ...split, fontSize: vars.size.t7 },
})
export const small = style({ fontSize: '.66em', fontWeight: vars.weight.strong, letterSpacing: 0 })
export const currency = style({ marginInlineEnd: '.1em' })
const { inkMuted, sale, member, success, warning, critical, brand } = vars.colour
export const tones = styleVariants(
  { muted: inkMuted, sale, member, success, warning, critical, brand },
  (color) => ({ color }),
)
export const struck = style({
  textDecoration: 'line-through',
  color: vars.colour.inkMuted,
  fontSize: vars.size.t2,
})
export const strong = style({ fontWeight: vars.weight.strong })
