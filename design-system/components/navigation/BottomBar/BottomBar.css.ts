import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'
import { bar as stickyBar } from '../../layout/StickyBar/StickyBar.css.ts'

export const bar = style({
  display: 'none',
  '@media': {
    [media.narrow]: {
      position: 'fixed',
      zIndex: 6,
      insetInline: 0,
      bottom: 0,
      display: 'grid',
      // not by their number: the first place must not move when the rest of the document arrives
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      background: vars.colour.surfaceRaised,
      borderTop: `1px solid ${vars.colour.line}`,
      paddingBottom: 'env(safe-area-inset-bottom)',
    },
    [media.low]: { position: 'static' },
  },
})
// A page with its own bar shows that one.
globalStyle(`body:has(${stickyBar}) ${bar}`, { display: 'none' })
globalStyle(`body:has(${bar})`, {
  '@media': {
    [media.narrow]: { paddingBottom: 'calc(3.5rem + env(safe-area-inset-bottom))' },
    [media.low]: { paddingBottom: 0 },
  },
})
export const item = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '1px',
  minHeight: '3.5rem',
  fontSize: vars.size.t1,
  lineHeight: 1.3,
  color: vars.colour.inkMuted,
  textAlign: 'center',
  selectors: {
    '&[aria-current]': { color: vars.colour.brand, fontWeight: vars.weight.strong },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})
export const count = style({ insetInlineEnd: 'calc(50% - 1.4rem)', top: '.3rem' })
