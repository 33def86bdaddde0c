import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const chevron = style({
  position: 'absolute',
  right: vars.space.s3,
  top: 0,
  height: vars.layout.tap,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
  color: vars.colour.inkMuted,
})
