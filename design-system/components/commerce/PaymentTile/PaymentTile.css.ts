import { style } from '@vanilla-extract/css'
import { light, media, vars } from '#design-system/tokens'

export const tiles = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '2px',
  '@media': { [media.wide]: { gap: vars.space.s1 } },
})
/** Of our own mark: the tile stays white in the dark theme. */
export const ownMark = light.brand
/** White in both themes: the schemes allow their marks on white. */
export const tile = style({
  width: '2.0625rem',
  height: '1.3125rem',
  borderRadius: vars.radius.tag,
  background: '#fff',
  boxShadow: `0 0 0 1px ${vars.colour.line}`,
  forcedColorAdjust: 'none',
  '@media': { [media.wide]: { width: '2.75rem', height: '1.75rem' } },
})
