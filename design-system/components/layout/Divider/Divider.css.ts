import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const divider = style({ width: '100%', margin: 0, border: 0 })
export const weights = styleVariants({
  hair: { borderTop: `1px solid ${vars.colour.line}` },
  rule: { borderTop: `2px solid ${vars.colour.rule}` },
})
