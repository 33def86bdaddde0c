import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

const c = vars.colour
export const box = style({
  border: `2px solid ${c.rule}`,
  background: c.surfaceRaised,
  padding: `${vars.space.s3} ${vars.space.s4} ${vars.space.s4}`,
  fontSize: vars.size.t2,
})
export const table = style({ width: '100%', borderCollapse: 'collapse' })
export const title = style({
  fontWeight: 800,
  fontSize: vars.size.t5,
  lineHeight: vars.leading.tight,
  paddingBottom: vars.space.s1,
  borderBottom: `1px solid ${c.rule}`,
})
export const serving = style({
  paddingBlock: vars.space.s1,
  borderBottom: `8px solid ${c.rule}`,
  lineHeight: 1.55,
})
globalStyle(`${table} th, ${table} td`, {
  textAlign: 'start',
  padding: '6px 0',
  borderBottom: `1px solid ${c.lineStrong}`,
  fontWeight: vars.weight.normal,
  verticalAlign: 'top',
})
globalStyle(`${table} thead th`, { fontWeight: vars.weight.strong, fontSize: vars.size.t1 })
globalStyle(`${table} tbody th`, { fontWeight: vars.weight.strong })
globalStyle(`${table} tbody tr:last-child > *`, { borderBottom: `4px solid ${c.rule}` })
export const number = style({})
globalStyle(`${table} .${number}`, {
  textAlign: 'end',
  paddingInlineStart: vars.space.s3,
  whiteSpace: 'nowrap',
})
export const note = style({ marginTop: vars.space.s2, fontSize: vars.size.t1, color: c.inkMuted })
