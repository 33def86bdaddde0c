import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

const base = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '0 .12em',
  fontFamily: vars.font.latin,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})
export const sizes = styleVariants({
  lg: [
    base,
    { fontSize: vars.size.t8, fontWeight: vars.weight.bold, lineHeight: '1.1', letterSpacing: '-.02em' },
  ],
  sm: [base, { fontSize: vars.size.t2, fontWeight: vars.weight.strong }],
})
export const tones = styleVariants({
  calm: { color: vars.colour.warning },
  urgent: { color: vars.colour.critical },
})
export const unit = style({
  marginRight: '.35em',
  fontFamily: vars.font.sans,
  fontSize: vars.size.t2,
  fontWeight: vars.weight.medium,
  letterSpacing: 0,
  lineHeight: '1',
})
