import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const bar = style({
  '@media': {
    [media.narrow]: {
      position: 'fixed',
      zIndex: 7,
      insetInline: 0,
      bottom: 0,
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.s2,
      background: vars.colour.surfaceRaised,
      borderTop: `1px solid ${vars.colour.line}`,
      padding: `${vars.space.s2} ${vars.layout.gutter} calc(${vars.space.s2} + env(safe-area-inset-bottom))`,
    },
    [media.low]: { position: 'static' },
    [media.wide]: { display: 'none' },
  },
})
globalStyle(`${bar} > *`, { flex: '0 1 auto', minWidth: 0 })
globalStyle(`body:has(${bar})`, {
  '@media': {
    [media.narrow]: { paddingBottom: 'calc(4rem + env(safe-area-inset-bottom))' },
    [media.low]: { paddingBottom: 0 },
  },
})
// What takes the focus or is scrolled to does not end up under the bar.
globalStyle(`html:has(${bar})`, {
  '@media': {
    [media.narrow]: { scrollPaddingBottom: 'calc(5rem + env(safe-area-inset-bottom))' },
    [media.low]: { scrollPaddingBottom: 0 },
  },
})
/** Two rows: the lead takes the first. */
export const tall = style({ '@media': { [media.narrow]: { flexWrap: 'wrap' } } })
globalStyle(`body:has(${tall})`, {
  '@media': {
    [media.narrow]: { paddingBottom: 'calc(7.5rem + env(safe-area-inset-bottom))' },
    [media.low]: { paddingBottom: 0 },
  },
})
export const lead = style({ flex: 'none', display: 'grid' })
export const steadyLead = style({ display: 'grid' })
globalStyle(`${bar} > ${steadyLead}`, { flex: '1 1 0' })
export const actions = style({ display: 'flex', gap: vars.space.s2, marginInlineStart: 'auto' })
const takesNoTap = keyframes({ 'from, to': { pointerEvents: 'none' } })
// Not a movement: it holds for people who want none, too.
export const settlingActions = style([actions, { animation: `${takesNoTap} 400ms` }])
globalStyle(`${bar} > ${actions}`, { flex: 1, justifyContent: 'flex-end' })
globalStyle(`${bar}${tall} > *`, { flex: '1 1 100%' })
globalStyle(`${actions} > *`, { flex: 1, paddingInline: vars.space.s2, maxWidth: '16rem' })
