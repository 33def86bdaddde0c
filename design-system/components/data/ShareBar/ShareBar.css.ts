import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const bar = style({
  display: 'block',
  width: '100%',
  height: '6px',
  marginBlock: vars.space.s1,
  color: vars.colour.chart1,
  '@media': { [media.forcedColours]: { color: 'CanvasText', forcedColorAdjust: 'none' } },
})
export const estimated = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 })
