import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.3em',
  whiteSpace: 'nowrap',
})
export const sizes = styleVariants({
  sm: { fontSize: vars.size.t1, lineHeight: 1.5 },
  md: { fontSize: vars.size.t2 },
})
export const stars = style({ width: '5.6em', height: '1.05em', flex: 'none' })
export const empty = style({
  fill: vars.colour.line,
  '@media': { '(forced-colors: active)': { fill: 'none', stroke: 'CanvasText' } },
})
export const full = style({
  fill: vars.colour.star,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
})
export const count = style({ color: vars.colour.inkMuted })
