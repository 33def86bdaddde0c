import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

const c = vars.colour
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.s2,
  minHeight: vars.layout.tap,
  color: c.brand,
  fontSize: vars.size.t2,
  fontWeight: vars.weight.strong,
  lineHeight: 1.35,
  textAlign: 'end',
  cursor: 'pointer',
  selectors: {
    '&[aria-disabled]': { color: c.inkMuted, fontWeight: vars.weight.normal, cursor: 'default' },
    '&[data-pending]': { cursor: 'progress' },
  },
})
export const label = style({
  selectors: {
    [`${button}:not([aria-disabled]) > &`]: { textDecoration: 'underline', textUnderlineOffset: '.22em' },
  },
})
export const clock = style({
  color: c.warning,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
