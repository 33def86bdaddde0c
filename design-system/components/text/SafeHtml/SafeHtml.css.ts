import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const prose = style({ display: 'block', maxWidth: vars.layout.measure, minWidth: 0 })
globalStyle(`${prose} > * + *`, { marginTop: vars.space.s4 })
globalStyle(`${prose} :is(h1, h2, h3, h4)`, { fontSize: vars.size.t4, marginTop: vars.space.s8 })
globalStyle(`${prose} h2`, { fontSize: vars.size.t5, fontFamily: vars.font.display })
globalStyle(`${prose} a`, {
  color: vars.colour.brand,
  textDecoration: 'underline',
  textUnderlineOffset: '.22em',
  textDecorationThickness: '1px',
})
globalStyle(`${prose} ul`, { listStyle: 'disc', paddingInlineStart: vars.space.s5 })
globalStyle(`${prose} ol`, { listStyle: 'decimal', paddingInlineStart: vars.space.s5 })
globalStyle(`${prose} li + li`, { marginTop: vars.space.s2 })
globalStyle(`${prose} table`, {
  display: 'block',
  overflowX: 'auto',
  borderCollapse: 'collapse',
  fontSize: vars.size.t2,
})
globalStyle(`${prose} :is(th, td)`, {
  textAlign: 'start',
  padding: `${vars.space.s2} ${vars.space.s3}`,
  borderBottom: `1px solid ${vars.colour.line}`,
})
// what an amount costs is read in one piece; a table that becomes too wide scrolls
globalStyle(`${prose} td:is(:last-child, :nth-child(n + 3))`, {
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${prose} img`, { borderRadius: vars.radius.control })
globalStyle(`${prose} blockquote`, { margin: `${vars.space.s4} 0 0`, color: vars.colour.inkMuted })
