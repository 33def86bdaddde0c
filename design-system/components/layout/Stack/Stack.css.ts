import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'
import { space } from '../../../private/space.ts'

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const gaps = styleVariants(space(vars.space), (gap) => ({ gap }))
export const aligns = styleVariants(
  { stretch: 'stretch', start: 'flex-start', center: 'center', end: 'flex-end' },
  (alignItems) => ({ alignItems }),
)
