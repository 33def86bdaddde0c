import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'
import { hovered } from '../../../private/hover.ts'

export const button = style([
  {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: vars.layout.tap,
    minHeight: vars.layout.tap,
    borderRadius: vars.radius.control,
    selectors: {
      '&[data-disabled]': { color: vars.colour.lineStrong, cursor: 'not-allowed' },
      '&[aria-pressed=true]:not([data-disabled])': { color: vars.colour.sale },
    },
  },
  hovered({ color: vars.colour.brand }),
])
globalStyle(`${button}[aria-pressed=true] > svg`, { fill: 'currentColor' })
/** Count beside the icon: a figure, no alert. */
export const quietCount = style({
  position: 'absolute',
  top: '.1rem',
  insetInlineEnd: '.1rem',
  minWidth: '1rem',
  fontSize: '.6875rem',
  lineHeight: '1.125rem',
  textAlign: 'center',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
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
