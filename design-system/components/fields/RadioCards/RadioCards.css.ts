import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 })
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
  gap: `0 ${vars.space.s3}`,
  marginTop: '-1px',
  padding: vars.space.s4,
  border: `1px solid ${vars.colour.lineStrong}`,
  background: vars.colour.surfaceRaised,
  selectors: {
    '&:first-child': { marginTop: 0, borderRadius: `${vars.radius.control} ${vars.radius.control} 0 0` },
    '&:last-child': { borderRadius: `0 0 ${vars.radius.control} ${vars.radius.control}` },
    '&:only-child': { borderRadius: vars.radius.control },
    '&:focus-within:has(> input:focus-visible)': {
      outline: `2px solid ${vars.colour.focus}`,
      outlineOffset: '2px',
      zIndex: 2,
    },
  },
})
export const selected = style({
  borderColor: vars.colour.brand,
  boxShadow: `inset 0 0 0 1px ${vars.colour.brand}`,
  background: vars.colour.brandTint,
  zIndex: 1,
})
export const off = style({ color: vars.colour.inkMuted, background: 'none' })
export const invalid = style({ borderColor: vars.colour.critical })
/** The card shows the focus ring. The circle alone is also a target of 24 px. */
export const radio = style({
  selectors: {
    '&&': { width: '1.5rem', height: '1.5rem', marginTop: 0 },
    '&:focus-visible': { outline: 'none' },
  },
})
/** The label covers the whole card; interactive content lies above it. */
export const label = style({
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    [`${off} &`]: { fontWeight: vars.weight.normal, cursor: 'not-allowed' },
  },
})
export const trailing = style({ textAlign: 'right' })
export const description = style({
  gridColumn: '2 / -1',
  fontSize: vars.size.t2,
  color: vars.colour.inkMuted,
  selectors: { [`${selected} &`]: { color: vars.colour.ink } },
})
export const more = style({
  position: 'relative',
  gridColumn: '2 / -1',
  marginTop: vars.space.s3,
  paddingTop: vars.space.s3,
  borderTop: `1px solid ${vars.colour.lineStrong}`,
  fontSize: vars.size.t2,
})
