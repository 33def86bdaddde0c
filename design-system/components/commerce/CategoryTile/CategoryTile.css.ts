import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

/** Long words of the Latin languages stay whole at a quarter of a phone's width. */
export const tile = style({
  display: 'grid',
  gap: vars.space.s2,
  textAlign: 'center',
  fontSize: vars.size.t2,
  lineHeight: 1.4,
  minWidth: 0,
  '@media': {
    [media.hover]: { ':hover': { color: vars.colour.brand } },
    [media.narrow]: {
      selectors: { '[lang]:lang(ms) &, [lang]:lang(vi) &, [lang]:lang(en) &': { fontSize: vars.size.t1 } },
    },
  },
})
