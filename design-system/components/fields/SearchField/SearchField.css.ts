import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const form = style({ position: 'relative', flex: 1, minWidth: 0 })
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: vars.layout.tap,
  paddingLeft: vars.space.s3,
  borderRadius: vars.radius.control,
  background: vars.colour.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${vars.colour.lineStrong}`,
  color: vars.colour.inkMuted,
  selectors: { '&:focus-within': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '1px' } },
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonBorder' } },
})
export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: `calc(${vars.layout.tap} - 4px)`,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.colour.ink,
  font: 'inherit',
  fontSize: vars.size.t2,
  outline: 'none',
  appearance: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.colour.inkMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:focus-visible': { outline: 'none' },
  },
})
export const clear = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.layout.tap,
  height: vars.layout.tap,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.colour.inkMuted,
  cursor: 'pointer',
})
export const list = style({
  position: 'absolute',
  zIndex: 30,
  insetInline: 0,
  top: `calc(100% + ${vars.space.s1})`,
  maxHeight: '22rem',
  overflowY: 'auto',
  margin: 0,
  padding: vars.space.s1,
  listStyle: 'none',
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.control,
  background: vars.colour.surfaceRaised,
  color: vars.colour.ink,
  boxShadow: vars.colour.elevation,
})
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: vars.layout.tap,
  padding: `${vars.space.s2} ${vars.space.s3}`,
  borderRadius: vars.radius.tag,
  fontSize: vars.size.t2,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected=true]': { background: vars.colour.brandTint, color: vars.colour.brand },
  },
  '@media': {
    [media.hover]: { ':hover': { background: vars.colour.brandTint, color: vars.colour.brand } },
    '(forced-colors: active)': { selectors: { '&[aria-selected=true]': { outline: '2px solid Highlight' } } },
  },
})
/** Fills the space beside the detail, and wraps over several lines. */
export const label = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const detail = style({ flex: 'none', color: vars.colour.inkMuted, fontSize: vars.size.t1 })
