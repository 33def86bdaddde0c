import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const menu = style({ position: 'relative', flex: 'none' })
export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  minWidth: vars.layout.tap,
  minHeight: vars.layout.tap,
  fontSize: vars.size.t2,
  borderRadius: vars.radius.control,
  listStyle: 'none',
  whiteSpace: 'nowrap',
  '@media': { [media.hover]: { ':hover': { color: vars.colour.brand } } },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const list = style({
  position: 'absolute',
  zIndex: 8,
  insetInlineEnd: 0,
  top: `calc(100% + ${vars.space.s1})`,
  minWidth: '12rem',
  padding: vars.space.s1,
  background: vars.colour.surfaceRaised,
  borderRadius: vars.radius.control,
  boxShadow: vars.colour.elevation,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})
export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  width: '100%',
  minHeight: vars.layout.tap,
  paddingInline: vars.space.s3,
  borderRadius: vars.radius.tag,
  fontSize: vars.size.t2,
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [media.hover]: { ':hover': { background: vars.colour.surfaceSunken } } },
  selectors: {
    '&[aria-current]': { color: vars.colour.brand, fontWeight: vars.weight.strong },
    // two letters of "Tiếng Việt" would otherwise bring a face of 10 KiB to every page
    'html:not(:lang(vi)) &:lang(vi)': { fontFamily: 'system-ui, sans-serif' },
  },
})
