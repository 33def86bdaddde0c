import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'
import { amount } from '../Amount/Amount.css.ts'
import * as stat from '../Stat/Stat.css.ts'

const c = vars.colour
export const asOf = style({
  marginBottom: vars.space.s2,
  color: c.inkMuted,
  fontSize: vars.size.t2,
  lineHeight: 1.5,
})
/** Hairlines that run through: each part has its own below it, and before it where it is not the first of its line. */
export const strip = style({ display: 'grid', borderTop: `2px solid ${c.rule}` })
export const columns = styleVariants({ 2: 2, 3: 3 }, (count) => ({
  '@media': { [media.wide]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
}))
export const part = style({
  minWidth: 0,
  paddingBlock: vars.space.s4,
  borderBottom: `1px solid ${c.line}`,
  '@media': { [media.wide]: { paddingBlock: vars.space.s5, paddingInline: vars.space.s6 } },
})
const lineBefore = { borderInlineStart: `1px solid ${c.line}` }
/** How many stand beside each other on phones. */
export const phones = styleVariants({
  1: { gridTemplateColumns: 'minmax(0, 1fr)' },
  2: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})
globalStyle(`${phones[2]} > ${part}:nth-child(even)`, {
  '@media': { [media.narrow]: { ...lineBefore, paddingInlineStart: vars.space.s3 } },
})
globalStyle(`${phones[2]} > ${part}:nth-child(odd)`, {
  '@media': { [media.narrow]: { paddingInlineEnd: vars.space.s3 } },
})
const wideLines = (count: 2 | 3) => {
  globalStyle(`${columns[count]} > ${part}:nth-child(${count}n + 1)`, {
    '@media': { [media.wide]: { paddingInlineStart: 0 } },
  })
  globalStyle(`${columns[count]} > ${part}:not(:nth-child(${count}n + 1))`, {
    '@media': { [media.wide]: lineBefore },
  })
}
wideLines(2)
wideLines(3)
export const wideOnly = style({ '@media': { [media.narrow]: { display: 'none' } } })
export const content = style({ display: 'grid', gap: vars.space.s1, alignContent: 'start', minWidth: 0 })

// The tag stands beside its label, below it where two share a phone.
globalStyle(`${strip} ${stat.head}`, { justifyContent: 'flex-start' })
globalStyle(`${phones[2]} ${stat.head}`, {
  '@media': { [media.narrow]: { display: 'grid', justifyItems: 'start' } },
})
globalStyle(`${phones[2]} ${stat.value}`, {
  '@media': { [media.narrow]: { fontSize: `clamp(${vars.size.t3}, 5.2vw, 1.5rem)` } },
})
globalStyle(`${strip} ${stat.value}:has(> ${amount})`, { whiteSpace: 'nowrap' })
