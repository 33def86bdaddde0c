import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const sizes = styleVariants({
  caption: { fontSize: vars.size.t1, lineHeight: 1.5 },
  small: { fontSize: vars.size.t2, lineHeight: 1.55 },
  body: { fontSize: vars.size.t3 },
  /** One number that stands for much: a mean, a balance. */
  figure: { fontSize: vars.size.t8, lineHeight: 1.1 },
  lead: { fontSize: vars.size.t4, lineHeight: 1.5 },
})
const { inkMuted, sale, member, success, warning, critical, brand, ink } = vars.colour
export const tones = styleVariants(
  { plain: ink, muted: inkMuted, sale, member, success, warning, critical, brand },
  (color) => ({ color }),
)
export const weights = styleVariants(
  {
    normal: vars.weight.normal,
    medium: vars.weight.medium,
    strong: vars.weight.strong,
    bold: vars.weight.bold,
  },
  (fontWeight) => ({ fontWeight }),
)
export const nowrap = style({ whiteSpace: 'nowrap' })
export const end = style({ textAlign: 'end' })
