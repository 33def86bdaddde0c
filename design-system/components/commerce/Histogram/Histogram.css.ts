import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: `${vars.space.s1} ${vars.space.s3}`,
  alignItems: 'center',
  fontSize: vars.size.t2,
  width: '100%',
})
export const row = style({ display: 'contents' })
export const bar = style({
  width: '100%',
  height: '6px',
  background: vars.colour.line,
  '@media': { [media.forcedColours]: { height: '10px', border: '1px solid CanvasText' } },
})
export const fill = style({
  fill: vars.colour.star,
  '@media': { [media.forcedColours]: { fill: 'CanvasText' } },
})
export const value = style({ color: vars.colour.inkMuted, textAlign: 'end' })
