import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'
import { body } from '../../../private/overlay/overlay.css.ts'

export const overlay = style({ '@media': { [media.wide]: { padding: vars.space.s6 } } })
export const panel = style({
  width: '100%',
  height: '100dvh',
  borderRadius: 0,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [media.wide]: { height: '100%', borderRadius: vars.radius.sheet } },
})
// The picture scrolls, not the dialog around it.
globalStyle(`${panel} .${body}`, {
  display: 'grid',
  overflow: 'hidden',
  padding: `0 ${vars.space.s3} ${vars.space.s2}`,
})
export const content = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s2,
  minHeight: 0,
})
export const pane = style({
  display: 'grid',
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  touchAction: 'pan-x pan-y pinch-zoom',
  borderRadius: vars.radius.control,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-2px' } },
})
/** At its own size the whole picture is in view; larger, it is as wide as so many times the smaller side of the screen. */
const picture = style({
  margin: 'auto',
  objectFit: 'contain',
  filter: `brightness(${vars.colour.packDim})`,
  userSelect: 'none',
})
export const sizes = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (times) => [
  picture,
  times === 1
    ? { width: '100%', height: '100%', maxWidth: '100%', minHeight: 0, cursor: 'zoom-in' }
    : { width: `${times * 80}vmin`, height: `${times * 80}vmin`, maxWidth: 'none', cursor: 'zoom-out' },
])
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s1,
  paddingBottom: 'env(safe-area-inset-bottom)',
})
export const turns = style({ display: 'inline-flex', alignItems: 'center', minWidth: 0 })
export const state = style({
  paddingInline: vars.space.s2,
  fontSize: vars.size.t2,
  lineHeight: 1.4,
  textAlign: 'center',
})
export const size = style({ display: 'block', color: vars.colour.inkMuted, fontSize: vars.size.t1 })
export const tool = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.layout.tap,
  height: vars.layout.tap,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-pressed]': { color: vars.colour.brand },
    '&[aria-disabled=true]': { color: vars.colour.lineStrong, cursor: 'not-allowed' },
  },
})
