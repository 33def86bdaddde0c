import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minWidth: 0,
  // what is hidden for the eye in an item would otherwise lie beyond the row, and the page would scroll sideways
  position: 'relative',
  '@media': {
    [media.narrow]: {
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: `calc(${vars.layout.gutter} * -1)`,
      paddingInline: vars.layout.gutter,
      paddingBlock: '4px',
      marginBlock: '-4px',
      scrollPaddingInline: vars.layout.gutter,
    },
    [media.wide]: { flexWrap: 'wrap' },
  },
})
globalStyle(`${row}::-webkit-scrollbar`, { display: 'none' })
// also through an <Only>
globalStyle(`${row} > *, ${row} button`, {
  '@media': { [media.narrow]: { flex: 'none', whiteSpace: 'nowrap' } },
})
export const items = style({
  display: 'flex',
  gap: vars.space.s2,
  flexWrap: 'wrap',
  '@media': { [media.narrow]: { flexWrap: 'nowrap', order: 2 } },
})
globalStyle(`${items} > *`, { flex: 'none', maxWidth: '100%' })
export const end = style({
  '@media': { [media.wide]: { marginInlineStart: 'auto' }, [media.narrow]: { order: 1 } },
})
