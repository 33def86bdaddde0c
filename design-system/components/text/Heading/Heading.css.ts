import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const heading = style({ fontWeight: vars.weight.bold, lineHeight: vars.leading.tight })
const song = {
  fontFamily: vars.font.display,
  letterSpacing: '.02em',
  selectors: { 'html:lang(th) &': { letterSpacing: 0 } },
}
export const sizes = styleVariants({
  display: { ...song, fontSize: vars.size.t7, '@media': { [media.wide]: { fontSize: vars.size.t8 } } },
  page: { ...song, fontSize: vars.size.t6, '@media': { [media.wide]: { fontSize: vars.size.t7 } } },
  section: { ...song, fontSize: vars.size.t5 },
  sub: { fontSize: vars.size.t4 },
  small: { fontSize: vars.size.t3, fontWeight: vars.weight.strong },
})
