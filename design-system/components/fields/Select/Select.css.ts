import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const chevron = style({
  position: 'absolute',
  right: vars.space.s3,
  top: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
  color: vars.colour.inkMuted,
})
