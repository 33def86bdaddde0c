import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'
import { space } from '../../../private/space.ts'

export const inline = style({ display: 'flex', minWidth: 0 })
export const wrap = style({ flexWrap: 'wrap' })
export const gaps = styleVariants(space(vars.space), (gap) => ({ gap }))
export const aligns = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline', stretch: 'stretch' },
  (alignItems) => ({ alignItems }),
)
export const justifies = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => ({ justifyContent }),
)
/** The first child takes the room that is left, and a line of its own where that is too little. */
export const fill = style({})
globalStyle(`${fill} > :first-child`, { flex: '1 1 16rem' })
