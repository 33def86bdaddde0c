import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const card = style({ position: 'relative', display: 'grid', gap: vars.space.s3 })
export const trio = style({
  display: 'flex',
  justifyContent: 'center',
  overflow: 'hidden',
  paddingTop: vars.space.s3,
  borderRadius: vars.radius.control,
})
export const pack = style({
  width: '41%',
  height: 'auto',
  aspectRatio: '1',
  marginInline: '-4.5%',
  filter: `brightness(${vars.colour.packDim})`,
})
export const facts = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.s4 })
export const name = style({ fontSize: vars.size.t3, fontWeight: vars.weight.strong })
export const caption = style({ fontSize: vars.size.t2, color: vars.colour.inkMuted, lineHeight: 1.55 })
export const price = style({
  flex: 'none',
  textAlign: 'end',
  display: 'grid',
  justifyItems: 'end',
  maxWidth: '8rem',
})
