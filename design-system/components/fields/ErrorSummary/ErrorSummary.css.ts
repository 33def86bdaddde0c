import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const box = style({
  display: 'flex',
  gap: vars.space.s3,
  padding: `${vars.space.s3} ${vars.space.s4}`,
  borderRadius: vars.radius.control,
  background: vars.colour.criticalTint,
  color: vars.colour.critical,
  fontSize: vars.size.t2,
  scrollMarginTop: '5rem',
  selectors: { '&:focus': { outline: `2px solid ${vars.colour.critical}`, outlineOffset: '2px' } },
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
})
export const icon = style({ flex: 'none', marginTop: '.12em' })
export const title = style({
  margin: 0,
  color: vars.colour.ink,
  fontSize: vars.size.t2,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.body,
})
const error = style({ display: 'inline-block', paddingBlock: '.15rem' })
export const text = style([error, { color: vars.colour.ink }])
export const link = style([
  error,
  {
    color: vars.colour.brand,
    textDecoration: 'underline',
    textUnderlineOffset: '.22em',
    textDecorationThickness: '1px',
  },
])
