import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const opener = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.layout.tap,
  color: vars.colour.inkMuted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.colour.brand },
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-4px' },
  },
})
export const popover = style({
  maxWidth: 'calc(100vw - 1rem)',
  padding: vars.space.s3,
  overflow: 'auto',
  borderRadius: vars.radius.control,
  background: vars.colour.surfaceRaised,
  color: vars.colour.ink,
  boxShadow: vars.colour.elevation,
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
})
export const dialog = style({ outline: 'none' })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s1,
  marginBottom: vars.space.s2,
})
export const choices = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: vars.space.s1,
})
export const choice = style({
  minHeight: vars.layout.tap,
  width: '100%',
  padding: vars.space.s1,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.control,
  background: vars.colour.surfaceRaised,
  color: 'inherit',
  fontSize: vars.size.t2,
  fontWeight: vars.weight.medium,
  textOverflow: 'ellipsis',
})
export const turn = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.layout.tap,
  height: vars.layout.tap,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.colour.brand },
    '&[data-disabled]': { color: vars.colour.lineStrong, cursor: 'not-allowed' },
  },
})
export const grid = style({ borderCollapse: 'collapse', width: '100%' })
export const weekday = style({
  padding: vars.space.s1,
  color: vars.colour.inkMuted,
  fontSize: vars.size.t1,
  fontWeight: vars.weight.normal,
})
export const cell = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.5rem',
  height: vars.layout.tap,
  marginInline: 'auto',
  borderRadius: vars.radius.control,
  fontSize: vars.size.t2,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.colour.brandTint },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-disabled]': {
      color: vars.colour.inkMuted,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
    '&[data-selected]': {
      background: vars.colour.brand,
      color: vars.colour.brandInk,
      fontWeight: vars.weight.strong,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-3px' },
    '&[data-selected][data-focus-visible]': { outlineOffset: '1px' },
  },
  '@media': {
    [media.tiny]: { minWidth: '2.25rem' },
    [media.forcedColours]: {
      selectors: {
        '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
})
/** Today is marked by a line under its number. */
export const today = style({
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: '30%',
    bottom: '.4rem',
    height: '2px',
    borderRadius: vars.radius.full,
    background: 'currentColor',
  },
})
