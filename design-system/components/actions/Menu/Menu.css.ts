import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const popover = style({
  minWidth: '12rem',
  maxWidth: 'min(22rem, calc(100vw - 1rem))',
  background: vars.colour.surfaceRaised,
  color: vars.colour.ink,
  borderRadius: vars.radius.control,
  boxShadow: vars.colour.elevation,
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
})
export const menu = style({ padding: vars.space.s1, outline: 'none', maxHeight: 'inherit', overflow: 'auto' })
export const section = style({
  selectors: {
    '&:not(:first-child)': {
      marginTop: vars.space.s1,
      paddingTop: vars.space.s1,
      borderTop: `1px solid ${vars.colour.line}`,
    },
  },
})
export const heading = style({
  padding: `${vars.space.s2} ${vars.space.s3} ${vars.space.s1}`,
  color: vars.colour.inkMuted,
  fontSize: vars.size.t1,
  fontWeight: vars.weight.medium,
})
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minHeight: vars.layout.tap,
  padding: `${vars.space.s2} ${vars.space.s3}`,
  borderRadius: vars.radius.tag,
  fontSize: vars.size.t2,
  lineHeight: 1.45,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: vars.colour.surfaceSunken },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: vars.colour.inkMuted, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
})
export const critical = style({
  color: vars.colour.critical,
  selectors: { '&[data-focused]': { background: vars.colour.criticalTint } },
})
export const text = style({ minWidth: 0 })
export const description = style({
  display: 'block',
  color: vars.colour.inkMuted,
  fontSize: vars.size.t1,
  fontWeight: vars.weight.normal,
})
