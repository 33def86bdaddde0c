import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space.s3,
  padding: 0,
  listStyle: 'none',
})
export const swatch = style({ display: 'grid', gap: vars.space.s1, margin: 0 })
export const chip = style({
  height: '3rem',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.colour.lineStrong}`,
  forcedColorAdjust: 'none',
})
export const rows = style({ display: 'grid', gap: vars.space.s3, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.s4,
  margin: 0,
})
export const bar = style({ height: '1rem', background: vars.colour.brand })
export const corner = style({ width: '5rem', height: '3rem', border: `2px solid ${vars.colour.brand}` })
