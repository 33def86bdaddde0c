import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'
import * as fieldStyles from '../../../private/field/field.css.ts'

export const group = style({
  display: 'inline-flex',
  border: `1px solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.colour.surfaceRaised,
  selectors: {
    '&:focus-within': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '1px' },
    '&[data-disabled]': { background: vars.colour.surfaceSunken, borderColor: vars.colour.line },
    '&[data-invalid]': { borderColor: vars.colour.critical },
  },
})
export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.layout.tap,
  height: `calc(${vars.layout.tap} - 2px)`,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  // held by a finger: no selected text, no callout (and no zoom by a double tap, as any button)
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: {
    '&:disabled': { color: vars.colour.lineStrong, cursor: 'not-allowed' },
    '&:active:not(:disabled)': { background: vars.colour.brandTint },
  },
})
export const number = style({
  width: '2.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  outline: 'none',
})
export const pending = style({ opacity: 0.6 })

export const beside = style({
  selectors: { '&&': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.s3 } },
})
globalStyle(`${beside} > ${fieldStyles.head}`, { marginBottom: 0 })
