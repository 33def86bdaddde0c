import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'
import { space } from '../../../private/space.ts'

const counts = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 8: 8 } as const
const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`

export const grid = style({ display: 'grid', minWidth: 0 })
export const gaps = styleVariants(space(vars.space), (gap) => ({ gap }))
export const phone = styleVariants(counts, (count) => ({ gridTemplateColumns: columns(count) }))
export const desktop = styleVariants(counts, (count) => ({
  '@media': { [media.wide]: { gridTemplateColumns: columns(count) } },
}))
