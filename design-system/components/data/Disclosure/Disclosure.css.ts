import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const details = style({})
export const ruled = style({ borderBottom: `1px solid ${vars.colour.line}` })
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  minHeight: '3.25rem',
  fontWeight: vars.weight.strong,
  listStyle: 'none',
  '@media': { [media.hover]: { ':hover': { color: vars.colour.brand } } },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const mark = style({
  display: 'inline-flex',
  color: vars.colour.inkMuted,
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { [`${details}[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
})
export const content = style({ paddingBottom: vars.space.s4 })
