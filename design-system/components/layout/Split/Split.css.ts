import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s8,
  '@media': { [media.wide]: { alignItems: 'start' } },
})
export const ratios = styleVariants({
  aside: { '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: vars.space.s16 } } },
  half: {
    '@media': {
      [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
      [media.wide]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)', gap: vars.space.s16 },
    },
  },
})
/** All for the main part: the aside below has nothing to show yet. */
export const alone = style({ '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } } })
export const main = style({ minWidth: 0 })
export const aside = style({ minWidth: 0 })
export const sticky = style({ '@media': { [media.wide]: { position: 'sticky', top: '6rem' } } })
