import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.layout.tap,
  height: vars.layout.tap,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.colour.inkMuted,
  cursor: 'pointer',
  selectors: { '&[data-hovered], &[data-pressed]': { color: vars.colour.ink } },
})
