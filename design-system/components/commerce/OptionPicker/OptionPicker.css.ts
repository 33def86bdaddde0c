import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const group = style({ display: 'block' })
export const legend = style({
  fontSize: vars.size.t2,
  fontWeight: vars.weight.strong,
  marginBottom: vars.space.s2,
})
export const options = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 })
export const option = style({
  position: 'relative',
  display: 'inline-flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: vars.layout.tap,
  padding: `${vars.space.s2} ${vars.space.s4}`,
  border: `1px solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.colour.surfaceRaised,
  lineHeight: 1.4,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: vars.colour.brand, boxShadow: `inset 0 0 0 1px ${vars.colour.brand}` },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': {
      color: vars.colour.inkMuted,
      borderStyle: 'dashed',
      background: 'none',
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:has(:checked, :disabled))': { borderColor: vars.colour.ink } },
    },
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
})
export const description = style({ fontSize: vars.size.t1, lineHeight: 1.5, color: vars.colour.inkMuted })
