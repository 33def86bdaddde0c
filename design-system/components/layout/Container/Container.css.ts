import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'
import { list as path } from '../../navigation/Breadcrumbs/Breadcrumbs.css.ts'

export const container = style({ width: '100%', marginInline: 'auto', paddingInline: vars.layout.gutter })
export const widths = styleVariants({ page: vars.layout.page, measure: vars.layout.measure }, (width) => ({
  maxWidth: `calc(${width} + ${vars.layout.gutter} * 2)`,
}))
export const block = styleVariants({
  none: {},
  page: {
    paddingBlock: `${vars.space.s4} ${vars.space.s8}`,
    '@media': { [media.wide]: { paddingBlock: `${vars.space.s6} ${vars.space.s12}` } },
  },
})
// A path carries the room of its touch targets already.
globalStyle(`${block.page}:has(${path})`, { paddingTop: vars.space.s1 })
