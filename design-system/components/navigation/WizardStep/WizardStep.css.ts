import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

const c = vars.colour
export const step = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr) auto',
  gap: `0 ${vars.space.s3}`,
  alignItems: 'start',
  paddingBlock: vars.space.s4,
  borderBottom: `1px solid ${c.line}`,
})
export const title = style({
  minWidth: 0,
  fontFamily: vars.font.display,
  fontSize: vars.size.t4,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  paddingBlock: '.125rem',
  outlineOffset: '4px',
})
export const toCome = style({ color: c.inkMuted, fontWeight: vars.weight.medium })
export const edit = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.tap,
  marginBlock: '-.5rem',
  color: c.brand,
  fontSize: vars.size.t2,
  textDecoration: 'underline',
  textUnderlineOffset: '.22em',
  cursor: 'pointer',
})
export const summary = style({
  gridColumn: '2 / -1',
  color: c.inkMuted,
  fontSize: vars.size.t2,
  lineHeight: 1.55,
})
/** Below the number, so that fields have a phone's whole width. */
export const body = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  paddingTop: vars.space.s3,
  '@media': { [media.wide]: { gridColumn: '2 / -1' } },
})
