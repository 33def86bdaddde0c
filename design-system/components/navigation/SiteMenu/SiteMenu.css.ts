import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const onPhone = style({
  display: 'flex',
  flex: 'none',
  '@media': { [media.wide]: { display: 'none' } },
})
export const onDesktop = style({ display: 'none', '@media': { [media.wide]: { display: 'block' } } })

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  minHeight: vars.layout.tap,
  fontSize: vars.size.t2,
  whiteSpace: 'nowrap',
  listStyle: 'none',
  cursor: 'pointer',
  '@media': { [media.hover]: { ':hover': { color: vars.colour.brand } } },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&[data-current]': { fontWeight: vars.weight.strong, color: vars.colour.brand },
  },
})
/** As wide as the header's row; a screen too low for all of it scrolls inside. */
export const panel = style({
  position: 'absolute',
  zIndex: 8,
  insetInline: 0,
  top: '100%',
  maxWidth: vars.layout.page,
  maxHeight: 'calc(100dvh - 6rem)',
  marginInline: 'auto',
  padding: vars.space.s5,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.colour.surfaceRaised,
  borderRadius: `0 0 ${vars.radius.control} ${vars.radius.control}`,
  boxShadow: vars.colour.elevation,
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
})
export const groups = style({
  display: 'grid',
  gap: vars.space.s2,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
      columnGap: vars.space.s5,
      rowGap: vars.space.s4,
    },
  },
})
export const group = style({
  '@media': {
    // a section with nothing below it takes no column
    [media.wide]: { selectors: { '&:not(:has(ul))': { gridColumn: '1 / -1' } } },
    [media.narrow]: {
      borderTop: `1px solid ${vars.colour.line}`,
      selectors: { '&:first-child': { border: 0 } },
    },
  },
})
const entry = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.layout.tap,
  '@media': {
    [media.wide]: { minHeight: '2rem' },
    [media.hover]: { ':hover': { color: vars.colour.brand } },
  },
  selectors: { '&[aria-current]': { color: vars.colour.brand, fontWeight: vars.weight.strong } },
})
export const section = style([entry, { fontWeight: vars.weight.strong }])
export const below = style([
  entry,
  {
    fontSize: vars.size.t2,
    color: vars.colour.inkMuted,
    '@media': { [media.narrow]: { paddingInlineStart: vars.space.s4 } },
  },
])
