import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const fieldset = style({ minWidth: 0, margin: 0, padding: 0, border: 0 })
export const legend = style({
  padding: 0,
  marginBottom: vars.space.s3,
  fontSize: vars.size.t4,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
})
export const description = style({
  marginBottom: vars.space.s3,
  color: vars.colour.inkMuted,
  fontSize: vars.size.t2,
})
export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s5 })
export const choices = style({
  selectors: { '& + &': { borderTop: `1px solid ${vars.colour.line}`, paddingTop: vars.space.s3 } },
})
export const smallLegend = style({
  float: 'left',
  width: '100%',
  padding: 0,
  fontSize: vars.size.t2,
  fontWeight: vars.weight.strong,
})
export const list = style({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  fontSize: vars.size.t2,
  paddingTop: vars.space.s1,
})
