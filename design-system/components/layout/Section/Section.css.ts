import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const spaces = styleVariants({
  page: { paddingTop: vars.space.s8, '@media': { [media.wide]: { paddingTop: vars.space.s16 } } },
  none: {},
})
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  borderTop: `2px solid ${vars.colour.rule}`,
  paddingTop: vars.space.s3,
  marginBottom: vars.space.s4,
  '@media': { [media.wide]: { marginBottom: vars.space.s6 } },
})
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  minHeight: vars.layout.tap,
  marginBlock: `calc(${vars.space.s3} * -1)`,
  fontSize: vars.size.t2,
  color: vars.colour.inkMuted,
  whiteSpace: 'nowrap',
  '@media': { [media.hover]: { ':hover': { color: vars.colour.brand } } },
})
