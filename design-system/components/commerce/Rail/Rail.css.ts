import { globalStyle, style } from '@vanilla-extract/css'
import { cardTracks, itemRows } from '../ProductCard/card-rows.ts'
import { media, vars } from '#design-system/tokens'

export const rail = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: cardTracks,
  gridAutoColumns: '9.5rem',
  gap: vars.space.s3,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: vars.layout.gutter,
  marginInline: `calc(${vars.layout.gutter} * -1)`,
  paddingInline: vars.layout.gutter,
  paddingBlock: '4px',
  marginBlock: '-4px',
  scrollbarWidth: 'none',
  '@media': {
    [media.wide]: {
      gridAutoColumns: `calc((100% - ${vars.space.s5} * 4) / 5)`,
      gap: vars.space.s5,
      scrollbarWidth: 'thin',
      paddingInline: '4px',
      marginInline: '-4px',
      scrollPaddingInline: '4px',
    },
  },
})
globalStyle(`${rail} > li`, { ...itemRows, scrollSnapAlign: 'start', minWidth: 0 })
