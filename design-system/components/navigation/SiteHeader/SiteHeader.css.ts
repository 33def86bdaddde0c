import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const notice = style({
  background: vars.colour.notice,
  color: vars.colour.noticeInk,
  fontSize: vars.size.t1,
  lineHeight: 1.5,
})
export const noticeIn = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  maxWidth: `calc(${vars.layout.page} + ${vars.layout.gutter} * 2)`,
  marginInline: 'auto',
  padding: `7px ${vars.layout.gutter}`,
})
globalStyle(`${notice} a`, {
  padding: '13px 6px',
  margin: '-13px 0',
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  whiteSpace: 'nowrap',
})
export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 5,
  background: vars.colour.surface,
  borderBottom: `1px solid ${vars.colour.line}`,
  '@media': { [media.low]: { position: 'relative' } },
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: '3.5rem',
  maxWidth: `calc(${vars.layout.page} + ${vars.layout.gutter} * 2)`,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
  '@media': {
    [media.wide]: { minHeight: '4.5rem', gap: vars.space.s6 },
    [media.tiny]: { gap: vars.space.s1 },
  },
})
export const nav = style({
  display: 'none',
  gap: vars.space.s6,
  '@media': { [media.wide]: { display: 'flex' } },
})
export const navLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.tap,
  fontSize: vars.size.t2,
  whiteSpace: 'nowrap',
  '@media': { [media.hover]: { ':hover': { color: vars.colour.brand } } },
  selectors: {
    '&[aria-current]': {
      fontWeight: vars.weight.strong,
      color: vars.colour.brand,
      boxShadow: 'inset 0 -2px 0',
    },
  },
})
/** Letters twice as large push it to a row of its own instead of pressing it flat. */
export const search = style({
  flex: '1 1 6rem',
  minWidth: 'min(6rem, 100%)',
  '@media': { [media.wide]: { maxWidth: '22rem', marginInlineStart: 'auto' } },
})
globalStyle(`${search} input`, { width: '100%', minWidth: 0 })
/** On phones the suggestions are as wide as the header. */
globalStyle(`${search} form`, {
  position: 'static',
  '@media': { [media.wide]: { position: 'relative' } },
})
export const actions = style({
  display: 'none',
  alignItems: 'center',
  '@media': { [media.wide]: { display: 'flex' } },
})
