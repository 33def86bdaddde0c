import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.s1}`,
  fontSize: vars.size.t2,
  color: vars.colour.inkMuted,
})
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s1,
  minHeight: vars.layout.tap,
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.tap,
  '@media': {
    [media.hover]: {
      ':hover': { color: vars.colour.ink, textDecoration: 'underline', textUnderlineOffset: '.22em' },
    },
  },
})
