import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

const c = vars.colour
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.s4,
  overflow: 'hidden',
  minHeight: '9rem',
  background: c.wall,
  color: c.wallInk,
  borderRadius: vars.radius.control,
  '@media': {
    [media.wide]: { minHeight: '12rem' },
    [media.forcedColours]: { border: '1px solid CanvasText' },
  },
})
export const texts = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space.s2,
  padding: `${vars.space.s5} 0 ${vars.space.s5} ${vars.space.s4}`,
  '@media': { [media.wide]: { padding: `${vars.space.s6} 0 ${vars.space.s6} ${vars.space.s8}` } },
})
export const title = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.bold,
  fontSize: vars.size.t4,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
  '@media': { [media.wide]: { fontSize: vars.size.t6 } },
})
export const copy = style({
  fontSize: vars.size.t2,
  maxWidth: '26rem',
  '@media': { [media.wide]: { fontSize: vars.size.t3 } },
})
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  marginTop: vars.space.s1,
  fontSize: vars.size.t2,
  fontWeight: vars.weight.strong,
  color: c.brand,
  textDecoration: 'underline',
  textUnderlineOffset: '.22em',
})
// The whole card is the way in; the words of the link name it.
globalStyle(`${action}::after`, {
  content: '""',
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.control,
})
globalStyle(`${action}:focus-visible`, { outline: 'none' })
globalStyle(`${card}:has(${action}:focus-visible)`, { outline: `2px solid ${c.focus}`, outlineOffset: '2px' })
globalStyle(`${card}:has(${action}:focus-visible)`, {
  '@media': { [media.forcedColours]: { outlineColor: 'Highlight' } },
})
/** The pack stands on the card's floor. */
export const picture = style({
  display: 'block',
  alignSelf: 'end',
  width: '7.5rem',
  aspectRatio: '1',
  marginInlineEnd: vars.space.s2,
  '@media': { [media.wide]: { width: '12rem', marginInlineEnd: vars.space.s12 } },
  // waits for the script, as those of Packshot do
  selectors: { 'html[data-early] &': { contentVisibility: 'auto' } },
})
export const image = style({ width: '100%', height: '100%', filter: `brightness(${c.packDim})` })
