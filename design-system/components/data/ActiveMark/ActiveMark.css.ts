import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const mark = style({
  whiteSpace: 'nowrap',
  '::before': {
    content: '',
    display: 'inline-block',
    width: '.6em',
    height: '.6em',
    marginInlineEnd: '.4em',
    borderRadius: vars.radius.full,
    border: `1.5px solid ${vars.colour.brand}`,
    background: vars.colour.brand,
  },
  '@media': {
    [media.forcedColours]: {
      '::before': { borderColor: 'CanvasText', background: 'CanvasText', forcedColorAdjust: 'none' },
    },
  },
})
/** Hollow as well as grey. */
export const off = style({
  color: vars.colour.inkMuted,
  '::before': { background: 'none', borderColor: vars.colour.lineStrong },
  '@media': { [media.forcedColours]: { '::before': { background: 'Canvas' } } },
})
