import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

/** The box is the border of the field and contains prefix, number and step buttons. */
export const box = style({
  display: 'flex',
  alignItems: 'stretch',
  width: '100%',
  minHeight: vars.layout.tap,
  border: `1px solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.colour.surfaceRaised,
  overflow: 'hidden',
  selectors: {
    '&[data-focus-within]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '1px' },
    '&[data-invalid]': {
      borderColor: vars.colour.critical,
      boxShadow: `inset 0 0 0 1px ${vars.colour.critical}`,
    },
    '&[data-disabled]': {
      background: vars.colour.surfaceSunken,
      borderColor: vars.colour.line,
      color: vars.colour.inkMuted,
    },
  },
})
export const affix = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  paddingInline: `${vars.space.s3} 0`,
  color: vars.colour.inkMuted,
  fontSize: vars.size.t2,
  selectors: { '&:last-child': { paddingInline: `0 ${vars.space.s3}` } },
})
export const input = style({
  flex: 1,
  minWidth: '2rem',
  width: '100%',
  padding: vars.space.s2,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  outline: 'none',
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space.s3 },
    '&:disabled': { cursor: 'not-allowed' },
  },
})
export const step = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.layout.tap,
  borderInlineStart: `1px solid ${vars.colour.line}`,
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[data-pressed]': { background: vars.colour.brandTint },
    '&[data-disabled]': { color: vars.colour.lineStrong, cursor: 'not-allowed' },
  },
})
