import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const button = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.layout.tap,
  height: vars.layout.tap,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.colour.inkMuted,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
})
export const popover = style({
  width: 'var(--trigger-width)',
  minWidth: '12rem',
  overflow: 'auto',
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.control,
  background: vars.colour.surfaceRaised,
  color: vars.colour.ink,
  boxShadow: vars.colour.elevation,
})
export const list = style({ maxHeight: '18rem', overflow: 'auto', padding: vars.space.s1, outline: 'none' })
export const option = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: vars.layout.tap,
  padding: `${vars.space.s2} ${vars.space.s3}`,
  borderRadius: vars.radius.tag,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: vars.colour.brandTint, color: vars.colour.brand },
    '&[data-selected]': { fontWeight: vars.weight.strong },
    '&[data-disabled]': { color: vars.colour.inkMuted, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})
export const empty = style({ padding: vars.space.s3, color: vars.colour.inkMuted, fontSize: vars.size.t2 })
