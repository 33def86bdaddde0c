import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const link = style({
  textDecoration: 'underline',
  textUnderlineOffset: '.22em',
  textDecorationThickness: '1px',
  '@media': { [media.hover]: { ':hover': { textDecorationThickness: '2px' } } },
})
export const tones = styleVariants({
  brand: { color: vars.colour.brand },
  inherit: { color: 'inherit' },
  muted: { color: vars.colour.inkMuted },
  critical: { color: vars.colour.critical },
  plain: {
    color: 'inherit',
    textDecoration: 'none',
    '@media': { [media.hover]: { ':hover': { textDecoration: 'underline' } } },
  },
})
/** As high as a finger needs, in a line that stays as high as its words. */
export const alone = style({
  display: 'inline-block',
  paddingBlock: `calc((${vars.layout.tap} - 1lh) / 2)`,
  marginBlock: `calc((1lh - ${vars.layout.tap}) / 2)`,
})
