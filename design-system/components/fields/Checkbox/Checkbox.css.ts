import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s3,
  minHeight: vars.layout.tap,
  paddingBlock: '.55rem',
  cursor: 'pointer',
})
export const disabled = style({ cursor: 'not-allowed', color: vars.colour.inkMuted })
export const text = style({ minWidth: 0 })
export const trailing = style({ marginLeft: 'auto', color: vars.colour.inkMuted, fontSize: vars.size.t2 })
