import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const card = style({ position: 'relative', display: 'grid', gap: vars.space.s3 })
export const trio = style({
  display: 'flex',
  justifyContent: 'center',
  overflow: 'hidden',
  // as high as its packs, also while they are not drawn
  boxSizing: 'content-box',
  width: '100%',
  aspectRatio: '100 / 41',
  paddingTop: vars.space.s3,
  borderRadius: vars.radius.control,
  // its pictures wait for the script, as those of Packshot do
  selectors: { 'html[data-early] &': { contentVisibility: 'auto' } },
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
export const reason = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s1} ${vars.space.s2}`,
  marginTop: vars.space.s1,
  fontSize: vars.size.t1,
  color: vars.colour.inkMuted,
})
export const price = style({
  flex: 'none',
  textAlign: 'end',
  display: 'grid',
  justifyItems: 'end',
  alignContent: 'start',
  maxWidth: '8rem',
})
