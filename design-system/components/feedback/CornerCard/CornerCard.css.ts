import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

/** Tab bar or sticky bar of a phone. */
const bar = createVar()

export const card = style({
  position: 'fixed',
  zIndex: 5,
  vars: { [bar]: '4.5rem' },
  bottom: `calc(${bar} + env(safe-area-inset-bottom))`,
  insetInline: vars.layout.gutter,
  display: 'grid',
  gap: vars.space.s3,
  padding: vars.space.s4,
  borderRadius: vars.radius.sheet,
  background: vars.colour.surfaceRaised,
  color: vars.colour.ink,
  boxShadow: vars.colour.elevation,
  fontSize: vars.size.t2,
  '@media': {
    [media.wide]: { vars: { [bar]: '1.5rem' }, insetInline: '2rem auto', width: '24rem' },
    // on a window of few lines it would cover them all: it stands at the end of the page
    [media.low]: { position: 'static', order: 1, margin: vars.space.s4 },
    [media.forcedColours]: { border: '1px solid CanvasText' },
    print: { display: 'none' },
  },
})
/** A bar of two rows (StickyBar). */
globalStyle(`body:has([data-rows='2']) ${card}`, {
  '@media': { [media.narrow]: { vars: { [bar]: '8rem' } } },
})
// It stands early in the page's order, and is drawn last.
globalStyle(`:has(> ${card})`, {
  '@media': { [media.low]: { display: 'flex', flexDirection: 'column' } },
})
// What takes the focus does not end up under the card, and the end of the page can be scrolled out from under it.
globalStyle(`html:has(${card})`, {
  scrollPaddingBottom: '16rem',
  '@media': { [media.low]: { scrollPaddingBottom: 0 } },
})
globalStyle(`body:has(${card})`, {
  paddingBottom: 'calc(16rem + env(safe-area-inset-bottom))',
  '@media': { [media.low]: { paddingBottom: 0 } },
})
export const title = style({ fontWeight: vars.weight.strong })
export const text = style({ color: vars.colour.inkMuted })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 })
globalStyle(`${actions} > *`, { flex: 1 })
