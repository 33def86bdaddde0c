import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

const c = vars.colour
export const table = style({
  display: 'grid',
  gap: vars.space.s3,
  width: '100%',
  '@media': { [media.wide]: { gap: 0 } },
})
export const tableHead = style({
  height: vars.layout.tap,
  width: '60%',
  borderRadius: vars.radius.full,
  background: c.line,
  '@media': {
    [media.wide]: { width: '100%', height: '3rem', borderRadius: 0, background: c.surfaceSunken },
    [media.forcedColours]: { border: '1px solid GrayText' },
  },
})
const tableRow = style({
  display: 'grid',
  gap: vars.space.s1,
  padding: vars.space.s4,
  border: `1px solid ${c.line}`,
  borderRadius: vars.radius.control,
  '@media': {
    [media.wide]: {
      gap: vars.space.s6,
      padding: `.9rem ${vars.space.s3}`,
      border: 0,
      borderBottom: `1px solid ${c.line}`,
      borderRadius: 0,
      fontSize: vars.size.t2,
    },
  },
})
export const columns = styleVariants({ 3: 3, 4: 4, 5: 5, 6: 6 }, (count) => [
  tableRow,
  { '@media': { [media.wide]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } } },
])
export const list = style({ display: 'grid', width: '100%' })
export const row = style({ paddingBlock: vars.space.s4, borderBottom: `1px solid ${c.line}` })
export const pictureRow = style([
  row,
  { display: 'grid', gridTemplateColumns: '5rem minmax(0, 1fr)', gap: vars.space.s4 },
])
export const form = style({ display: 'grid', gap: vars.space.s5, width: '100%', alignContent: 'start' })
export const field = style({ display: 'grid', gap: vars.space.s1, width: '100%' })
export const label = style({ width: '30%' })
export const control = style({
  height: vars.layout.tap,
  width: '100%',
  borderRadius: vars.radius.control,
  border: `1px solid ${c.line}`,
})
export const product = style({
  display: 'grid',
  gap: vars.space.s6,
  width: '100%',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space.s10 } },
})
export const gallery = style({ display: 'grid', gap: vars.space.s3, alignContent: 'start' })
export const thumbs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space.s2,
})
globalStyle(`${thumbs} > *`, { maxWidth: '5rem' })
export const price = style({ width: '40%' })
