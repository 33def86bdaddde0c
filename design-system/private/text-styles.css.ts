import { style } from '@vanilla-extract/css'

/** Figures that line up: prices, tables, counts. */
export const figures = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontFeatureSettings: '"tnum", "lnum", "cv11"',
})

/** There for a screen reader, not for the eye. */
export const hidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
