import { style, styleVariants } from '@vanilla-extract/css'

const code = style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  aspectRatio: '1',
  forcedColorAdjust: 'none',
})
export const sizes = styleVariants({ sm: '7.5rem', md: '12.5rem', lg: '17.5rem' }, (width) => [
  code,
  { width },
])
// Fixed, whatever the theme: scanners want the contrast.
export const paper = style({ fill: '#fff' })
export const ink = style({ fill: '#000' })
