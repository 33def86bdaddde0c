import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const list = style({
  display: 'flex',
  gap: vars.space.s5,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${vars.colour.line}`,
})
export const item = style({ flex: 'none' })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.tap,
  color: vars.colour.inkMuted,
  fontSize: vars.size.t2,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': {
      color: vars.colour.ink,
      fontWeight: vars.weight.strong,
      boxShadow: `inset 0 -2px 0 ${vars.colour.brand}`,
    },
    '&:focus-visible': {
      outline: `2px solid ${vars.colour.focus}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius.tag,
    },
  },
  '@media': {
    [media.hover]: { ':hover': { color: vars.colour.ink } },
    [media.forcedColours]: { selectors: { '&[aria-current]': { borderBottom: '3px solid Highlight' } } },
  },
})
