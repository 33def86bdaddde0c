import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

/** A sheet from below on phones, a panel in the middle from 60rem on. */
export const overlay = style({
  alignItems: 'end',
  justifyItems: 'center',
  '@media': { [media.wide]: { alignItems: 'center', padding: vars.space.s8 } },
})
const panel = style({
  width: '100%',
  maxHeight: '90dvh',
  display: 'flex',
  flexDirection: 'column',
  borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
  selectors: { '&[data-entering], &[data-exiting]': { transform: 'translateY(2rem)' } },
  '@media': {
    [media.wide]: {
      maxHeight: 'min(44rem, 88dvh)',
      borderRadius: vars.radius.sheet,
      selectors: { '&[data-entering], &[data-exiting]': { transform: 'translateY(.5rem)', opacity: 0 } },
    },
  },
})
export const sizes = styleVariants({ sm: '26rem', md: '34rem', lg: '48rem' }, (width) => [
  panel,
  { '@media': { [media.wide]: { width, maxWidth: '100%' } } },
])
