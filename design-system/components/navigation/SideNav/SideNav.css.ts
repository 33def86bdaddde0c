import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'
import { edgeFade } from '../../../private/edge-fade.css.ts'

export const nav = style({
  '@media': {
    [media.narrow]: {
      marginInline: `calc(${vars.layout.gutter} * -1)`,
      borderBottom: `1px solid ${vars.colour.line}`,
    },
  },
})
/** On phones one row of all groups, which scrolls by itself. */
export const row = style([
  edgeFade,
  {
    display: 'grid',
    gap: vars.space.s3,
    '@media': {
      [media.narrow]: {
        position: 'relative',
        display: 'flex',
        gap: vars.space.s2,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        paddingInline: `calc(${vars.layout.gutter} - ${vars.space.s2})`,
        scrollPaddingInline: vars.layout.gutter,
      },
    },
  },
])
globalStyle(`${row}::-webkit-scrollbar`, { display: 'none' })
export const group = style({
  selectors: { '& + &': { borderTop: `1px solid ${vars.colour.line}`, paddingTop: vars.space.s3 } },
  '@media': {
    [media.narrow]: {
      flex: 'none',
      selectors: {
        '& + &': {
          borderTop: 'none',
          paddingTop: 0,
          borderInlineStart: `1px solid ${vars.colour.line}`,
          paddingInlineStart: vars.space.s2,
        },
      },
    },
  },
})
/** Said on phones as well: the rule between the groups is for the eye alone. */
export const heading = style({
  paddingInline: vars.space.s3,
  paddingBlock: vars.space.s1,
  fontSize: vars.size.t1,
  fontWeight: vars.weight.strong,
  color: vars.colour.inkMuted,
  '@media': {
    [media.narrow]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
export const list = style({
  display: 'grid',
  gap: vars.space.s1,
  '@media': { [media.narrow]: { display: 'flex' } },
})
export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minHeight: vars.layout.tap,
  borderRadius: vars.radius.control,
  paddingInline: vars.space.s3,
  fontSize: vars.size.t2,
  color: vars.colour.inkMuted,
  selectors: {
    '&[aria-current]': { color: vars.colour.brand, fontWeight: vars.weight.strong },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { color: vars.colour.ink } } },
    [media.wide]: { selectors: { '&[aria-current]': { background: vars.colour.brandTint } } },
    [media.narrow]: {
      flex: 'none',
      paddingInline: vars.space.s2,
      whiteSpace: 'nowrap',
      selectors: {
        '&[aria-current]::after': {
          content: '""',
          position: 'absolute',
          insetInline: vars.space.s2,
          bottom: 0,
          height: '2px',
          background: vars.colour.brand,
        },
      },
    },
  },
})
/** The words already say it where there is little room. */
export const icon = style({ display: 'grid', '@media': { [media.narrow]: { display: 'none' } } })
/** As wide before the count is known as with it, so that nothing in the row moves. */
export const badge = style({
  marginInlineStart: 'auto',
  '@media': {
    [media.narrow]: { marginInlineStart: `calc(${vars.space.s2} * -1)`, minWidth: '1.5rem' },
  },
})
