import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const container = style({ width: '100%', marginInline: 'auto', paddingInline: vars.layout.gutter })
export const widths = styleVariants({ page: vars.layout.page, measure: vars.layout.measure }, (width) => ({ maxWidth: `calc(${width} + ${vars.layout.gutter} * 2)` }))
export const block = styleVariants({ none: {}, page: { paddingBlock: `${vars.space.s6} ${vars.space.s12}` } })
