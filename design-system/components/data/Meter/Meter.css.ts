import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const meter = style({ display: 'grid', gap: vars.space.s2 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.s4}`,
  fontSize: vars.size.t2,
  lineHeight: 1.5,
})
export const label = style({ fontWeight: vars.weight.strong })
export const tones = styleVariants(
  {
    brand: vars.colour.brand,
    member: vars.colour.member,
    warning: vars.colour.warning,
    success: vars.colour.success,
  },
  (color) => ({ color, '@media': { [media.forcedColours]: { color: 'Highlight' } } }),
)
export const note = style({ fontSize: vars.size.t2, color: vars.colour.inkMuted, lineHeight: 1.55 })
