import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const sheet = style({ display: 'grid', gap: vars.space.s5, gridTemplateColumns: 'minmax(0, 1fr)' })
export const qr = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s2,
  color: vars.colour.inkMuted,
  fontSize: vars.size.t2,
  textAlign: 'center',
})
export const link = style({
  padding: `${vars.space.s3} ${vars.space.s4}`,
  borderRadius: vars.radius.control,
  background: vars.colour.surfaceSunken,
  color: vars.colour.ink,
  fontSize: vars.size.t2,
  overflowWrap: 'anywhere',
})
