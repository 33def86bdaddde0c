import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

/** The field's box around the parts of a date. */
export const box = style({
  display: 'flex',
  alignItems: 'stretch',
  width: '100%',
  minHeight: vars.layout.tap,
  border: `1px solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.colour.surfaceRaised,
  color: vars.colour.ink,
  cursor: 'text',
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
      cursor: 'not-allowed',
    },
  },
})
export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: 1,
  minWidth: 0,
  padding: `${vars.space.s1} ${vars.space.s3}`,
})
export const part = style({
  padding: '.25rem 2px',
  minHeight: '1.5rem',
  borderRadius: vars.radius.tag,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  outline: 'none',
  whiteSpace: 'pre',
  caretColor: 'transparent',
  selectors: {
    '&[data-type=literal]': { paddingInline: 0, color: vars.colour.inkMuted },
    '&[data-placeholder]': { color: vars.colour.inkMuted },
    '&[data-focused]': { background: vars.colour.brand, color: vars.colour.brandInk },
    '&[data-disabled]': { color: vars.colour.inkMuted },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&[data-focused]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
})
