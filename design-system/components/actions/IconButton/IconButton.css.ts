import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const button = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: vars.layout.tap,
  minHeight: vars.layout.tap,
  borderRadius: vars.radius.control,
  ':hover': { color: vars.colour.brand },
  ':disabled': { color: vars.colour.lineStrong, cursor: 'not-allowed' },
})
export const shapes = styleVariants({
  plain: {},
  round: {
    color: vars.colour.brand,
    '::before': {
      content: '',
      position: 'absolute',
      inset: '6px',
      borderRadius: '50%',
      background: vars.colour.surfaceRaised,
      boxShadow: `0 0 0 1px ${vars.colour.line}`,
    },
    '@media': { [media.forcedColours]: { selectors: { '&::before': { border: '1px solid ButtonBorder' } } } },
    selectors: {
      '&:hover::before': { background: vars.colour.brandTint },
      '&:focus-visible': { borderRadius: '50%', outlineOffset: '-4px' },
    },
  },
})
globalStyle(`${shapes.round} > svg`, {
  position: 'relative',
  width: '1.125rem',
  height: '1.125rem',
  strokeWidth: 2,
})
export const pressed = style({ color: vars.colour.sale })
globalStyle(`${pressed} > svg`, { fill: 'currentColor' })
/** Small count badge at the corner of an icon; also used by the bottom bar. */
export const count = style({
  position: 'absolute',
  top: '.2rem',
  insetInlineEnd: '.1rem',
  minWidth: '1.125rem',
  height: '1.125rem',
  paddingInline: '.25rem',
  borderRadius: vars.radius.full,
  background: vars.colour.sale,
  color: vars.colour.onSolid,
  fontSize: '.6875rem',
  lineHeight: '1.125rem',
  textAlign: 'center',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
