import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const picker = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  border: `1px solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.colour.surfaceRaised,
})
export const wide = style({ display: 'flex' })
export const step = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.layout.tap,
  minHeight: vars.layout.tap,
  color: vars.colour.brand,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: vars.colour.brandTint },
    '&[aria-disabled=true]': { color: vars.colour.lineStrong, background: 'none', cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
})
export const shown = style({
  flex: 1,
  minWidth: '9.5rem',
  padding: `${vars.space.s1} ${vars.space.s2}`,
  textAlign: 'center',
  lineHeight: 1.35,
})
export const month = style({
  display: 'block',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
export const note = style({ display: 'block', color: vars.colour.inkMuted, fontSize: vars.size.t1 })
