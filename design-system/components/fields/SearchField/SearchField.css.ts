import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

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
