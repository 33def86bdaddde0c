import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const step = style({
  flex: '1 1 6rem',
  marginInlineStart: 'auto',
  paddingInlineStart: vars.space.s3,
  textAlign: 'end',
  lineHeight: 1.4,
  fontSize: vars.size.t2,
  color: vars.colour.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const help = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.tap,
  fontSize: vars.size.t2,
  color: vars.colour.brand,
  textDecoration: 'underline',
  textUnderlineOffset: '.22em',
  textDecorationThickness: '1px',
  whiteSpace: 'nowrap',
})
