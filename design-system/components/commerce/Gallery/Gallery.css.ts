import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const gallery = style({
  '@media': {
    [media.wide]: { display: 'grid', gridTemplateColumns: '4.5rem minmax(0, 1fr)', gap: vars.space.s4 },
  },
})
export const alone = style({ '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } } })
export const main = style({
  position: 'relative',
  marginInline: `calc(${vars.layout.gutter} * -1)`,
  '@media': { [media.wide]: { marginInline: 0 }, [media.medium]: { marginInline: 0 } },
})
// On a phone the price belongs to the first screen too.
globalStyle(`${main} > span`, {
  '@media': {
    [media.narrow]: { borderRadius: 0, aspectRatio: '4 / 3' },
    [media.medium]: { borderRadius: vars.radius.control, aspectRatio: '1' },
  },
})
export const thumbs = style({
  display: 'flex',
  gap: vars.space.s2,
  marginTop: vars.space.s3,
  padding: '3px',
  marginInline: '-3px',
  overflowX: 'auto',
  '@media': { [media.wide]: { order: -1, flexDirection: 'column', marginTop: '-3px', overflowX: 'visible' } },
})
export const thumb = style({
  width: '4rem',
  flex: 'none',
  borderRadius: vars.radius.control,
  '@media': { [media.wide]: { width: '4.5rem' } },
  selectors: {
    '&[aria-current]': { outline: `2px solid ${vars.colour.ink}`, outlineOffset: '1px' },
    '&:focus-visible': { outlineColor: vars.colour.focus },
  },
})
/** The whole picture is the button; the lens in its corner shows that it is one. */
export const enlarge = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
})
export const lens = style({
  position: 'absolute',
  insetInlineEnd: vars.space.s3,
  bottom: vars.space.s3,
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: '50%',
  background: vars.colour.surfaceRaised,
  color: vars.colour.brand,
  boxShadow: `0 0 0 1px ${vars.colour.line}`,
})
