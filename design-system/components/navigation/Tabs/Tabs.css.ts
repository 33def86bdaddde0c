import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const list = style({
  display: 'flex',
  gap: vars.space.s5,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${vars.colour.line}`,
})
export const tab = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: vars.layout.tap,
  color: vars.colour.inkMuted,
  fontSize: vars.size.t2,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-selected]': {
      color: vars.colour.ink,
      fontWeight: vars.weight.strong,
      boxShadow: `inset 0 -2px 0 ${vars.colour.brand}`,
    },
    '&[data-hovered]': { color: vars.colour.ink },
    '&[data-focus-visible]': {
      outline: `2px solid ${vars.colour.focus}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius.tag,
    },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.6 },
  },
  '@media': {
    [media.forcedColours]: { selectors: { '&[data-selected]': { borderBottom: '3px solid Highlight' } } },
  },
})
export const panel = style({
  paddingTop: vars.space.s5,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '4px' } },
})
