import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.s3}`,
})
export const stars = style({ display: 'inline-flex', marginInlineStart: `calc(${vars.space.s2} * -1)` })
export const star = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.layout.tap,
  height: vars.layout.tap,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-2px' },
    '&:has(:disabled)': { cursor: 'not-allowed' },
  },
})
/** An outline until selected, then filled: the rating is visible without colour. */
export const shape = style({
  width: '1.75rem',
  height: '1.75rem',
  fill: 'none',
  stroke: vars.colour.lineStrong,
  strokeWidth: 1.1,
  strokeLinejoin: 'round',
})
export const full = style({
  fill: vars.colour.star,
  stroke: vars.colour.star,
  '@media': { [media.forcedColours]: { fill: 'CanvasText', stroke: 'CanvasText' } },
})
export const off = style({ opacity: 0.6 })
// On hover the stars preview the rating of a press.
globalStyle(`${stars}:has(${star}:hover :enabled) ${shape}`, {
  '@media': { [media.hover]: { fill: 'none', stroke: vars.colour.lineStrong } },
})
globalStyle(`${star}:hover :enabled ~ ${shape}, ${star}:has(~ ${star}:hover :enabled) ${shape}`, {
  '@media': { [media.hover]: { fill: vars.colour.star, stroke: vars.colour.star } },
})
export const text = style({ color: vars.colour.inkMuted, fontSize: vars.size.t2 })
