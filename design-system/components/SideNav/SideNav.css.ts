import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const nav = style({ '@media': { [media.narrow]: { marginInline: `calc(${vars.layout.gutter} * -1)`, borderBottom: `1px solid ${vars.colour.line}` } } })
export const list = style({
  display: 'grid', gap: vars.space.s1,
  '@media': { [media.narrow]: { display: 'flex', gap: vars.space.s1, overflowX: 'auto', scrollbarWidth: 'none', paddingInline: `calc(${vars.layout.gutter} - ${vars.space.s2})`, scrollPaddingInline: vars.layout.gutter } },
})
globalStyle(`${list}::-webkit-scrollbar`, { display: 'none' })
export const link = style({
  position: 'relative', display: 'flex', alignItems: 'center', gap: vars.space.s3, minHeight: vars.layout.tap, borderRadius: vars.radius.control, paddingInline: vars.space.s3, fontSize: vars.size.t2, color: vars.colour.inkMuted,
  selectors: { '&[aria-current]': { color: vars.colour.brand, fontWeight: vars.weight.strong }, '&:hover': { color: vars.colour.ink }, '&[aria-current]:hover': { color: vars.colour.brand }, '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': {
    [media.wide]: { selectors: { '&[aria-current]': { background: vars.colour.brandTint } } },
    [media.narrow]: { flex: 'none', paddingInline: vars.space.s2, whiteSpace: 'nowrap', selectors: { '&[aria-current]::after': { content: '""', position: 'absolute', insetInline: vars.space.s2, bottom: 0, height: '2px', background: vars.colour.brand } } },
  },
})
/** The words already say it where there is little room. */
export const icon = style({ display: 'grid', '@media': { [media.narrow]: { display: 'none' } } })
export const count = style({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums', '@media': { [media.narrow]: { marginInlineStart: vars.space.s1 } } })
