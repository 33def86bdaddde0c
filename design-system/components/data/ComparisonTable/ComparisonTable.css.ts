import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

const c = vars.colour
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: vars.size.t2,
  lineHeight: 1.5,
})
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space.s3} ${vars.space.s2} ${vars.space.s3} 0`,
  borderBottom: `1px solid ${c.line}`,
  fontWeight: vars.weight.normal,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
})
globalStyle(`${table} thead :is(th, td)`, { borderBottomColor: c.rule, verticalAlign: 'bottom' })
export const name = style({
  display: 'block',
  fontSize: vars.size.t3,
  fontWeight: vars.weight.bold,
  lineHeight: 1.4,
})
export const note = style({ display: 'block', color: c.inkMuted })
export const current = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s1 })
/** A column of its own ground, with room beside its edge. */
export const member = style({
  selectors: { [`${table} &`]: { background: c.memberTint, paddingInlineStart: vars.space.s3 } },
  '@media': {
    [media.forcedColours]: {
      selectors: { [`${table} &`]: { borderInline: '2px solid CanvasText' } },
    },
  },
})
export const memberName = style({ color: c.member })
export const yes = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  color: c.success,
})
export const no = style({ color: c.inkMuted })
