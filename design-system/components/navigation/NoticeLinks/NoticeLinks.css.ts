import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const list = style({
  display: 'grid',
  gap: vars.space.s1,
  paddingTop: vars.space.s4,
  fontSize: vars.size.t2,
  color: vars.colour.inkMuted,
  '@media': {
    [media.wide]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${vars.space.s2} ${vars.space.s8}`,
      paddingTop: vars.space.s6,
    },
  },
})
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s3,
  minHeight: '2rem',
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  minHeight: vars.layout.tap,
  marginBlock: '-.3rem',
  '@media': {
    [media.hover]: {
      ':hover': { color: vars.colour.ink, textDecoration: 'underline', textUnderlineOffset: '.22em' },
    },
  },
})
