import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s5 })
/** As many columns as fit: side by side in a wide form, stacked in a dialog or on a phone. */
export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: vars.space.s5,
})
export const names = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: `${vars.space.s5} ${vars.space.s3}`,
})
export const half = style({ maxWidth: '14rem' })
export const paste = style({ borderRadius: vars.radius.control, background: vars.colour.surfaceSunken })
export const pasteTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: vars.layout.tap,
  padding: `0 ${vars.space.s4}`,
  color: vars.colour.brand,
  fontSize: vars.size.t2,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const pasteBody = style({
  display: 'grid',
  gap: vars.space.s3,
  justifyItems: 'start',
  padding: `${vars.space.s1} ${vars.space.s4} ${vars.space.s4}`,
})
export const wide = style({ width: '100%' })
export const fault = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s3 })
