import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const box = style({ display: 'grid', justifyItems: 'center', gap: vars.space.s3, textAlign: 'center' })
export const count = style({
  color: vars.colour.inkMuted,
  fontSize: vars.size.t2,
  fontVariantNumeric: 'tabular-nums',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '4px' } },
})
export const line = style({
  display: 'block',
  width: 'min(12rem, 60vw)',
  height: '4px',
  borderRadius: vars.radius.full,
  overflow: 'hidden',
})
export const rest = style({
  fill: vars.colour.line,
  '@media': { [media.forcedColours]: { fill: 'GrayText' } },
})
export const part = style({
  fill: vars.colour.brand,
  '@media': { [media.forcedColours]: { fill: 'Highlight' } },
})
