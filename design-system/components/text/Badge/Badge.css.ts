import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

const edge = { '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } } }
export const badge = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.25rem',
  height: '1.25rem',
  paddingInline: '.3rem',
  borderRadius: vars.radius.full,
  fontSize: vars.size.t1,
  fontWeight: vars.weight.bold,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  ...edge,
})
export const dot = style({
  display: 'inline-block',
  width: '.625rem',
  height: '.625rem',
  borderRadius: vars.radius.full,
  verticalAlign: 'middle',
  '@media': { [media.forcedColours]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
})
export const tones = styleVariants({
  brand: { background: vars.colour.brand, color: vars.colour.brandInk },
  critical: { background: vars.colour.critical, color: vars.colour.onSolid },
  neutral: {
    background: vars.colour.surfaceSunken,
    color: vars.colour.ink,
    boxShadow: `inset 0 0 0 1px ${vars.colour.lineStrong}`,
  },
})
