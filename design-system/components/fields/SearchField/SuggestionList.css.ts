import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

const headingHeight = '2.25rem'

/** On phones a sheet as wide as the header that holds the field; on wide screens wider than the field, for pack and price. */
export const panel = style({
  position: 'absolute',
  zIndex: 30,
  insetInline: 0,
  top: '100%',
  maxHeight: 'min(34rem, 70vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space.s1} ${vars.space.s2}`,
  borderBlockEnd: `1px solid ${vars.colour.line}`,
  background: vars.colour.surfaceRaised,
  color: vars.colour.ink,
  boxShadow: vars.colour.elevation,
  '@media': {
    [media.wide]: {
      insetInlineStart: 'auto',
      width: 'max(100%, 28rem)',
      marginTop: vars.space.s1,
      border: `1px solid ${vars.colour.line}`,
      borderRadius: vars.radius.control,
    },
  },
})
export const heading = style({
  display: 'flex',
  alignItems: 'center',
  height: headingHeight,
  paddingInline: vars.space.s2,
  fontSize: vars.size.t1,
  fontWeight: vars.weight.strong,
  color: vars.colour.inkMuted,
})
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minHeight: vars.layout.tap,
  padding: `${vars.space.s1} ${vars.space.s2}`,
  borderRadius: vars.radius.tag,
  fontSize: vars.size.t2,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected=true]': { background: vars.colour.brandTint, color: vars.colour.brand },
  },
  '@media': {
    [media.hover]: { ':hover': { background: vars.colour.brandTint, color: vars.colour.brand } },
    '(forced-colors: active)': { selectors: { '&[aria-selected=true]': { outline: '2px solid Highlight' } } },
  },
})
/** As high as the button beside it, which stands outside of the list. */
export const removable = style({
  height: vars.layout.tap,
  marginInlineEnd: vars.layout.tap,
})
/** Fills the space beside the detail, in two lines at most. */
export const label = style({
  flex: 1,
  minWidth: 0,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})
export const oneLine = style({ WebkitLineClamp: 1, wordBreak: 'break-all' })
export const detail = style({ flex: 'none' })
export const kind = style({ color: vars.colour.inkMuted, fontSize: vars.size.t1 })
/** Beside the options of the first heading. */
export const removers = style({
  position: 'absolute',
  top: `calc(${vars.space.s1} + ${headingHeight})`,
  insetInlineEnd: vars.space.s2,
  display: 'grid',
  gridAutoRows: vars.layout.tap,
  color: vars.colour.inkMuted,
})
