import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

const c = vars.colour
export const sentence = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s1} ${vars.space.s3}`,
  lineHeight: 1.5,
})
export const count = style({ color: c.inkMuted, fontSize: vars.size.t2 })
/** Beside each other where there is room, under each other on phones, with hairlines between. */
export const list = style({
  display: 'grid',
  marginTop: vars.space.s3,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      borderBottom: `1px solid ${c.line}`,
    },
  },
})
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(min(4rem, 25%), 1fr) auto',
  alignContent: 'start',
  alignItems: 'baseline',
  gap: `${vars.space.s1} ${vars.space.s4}`,
  minWidth: 0,
  '@media': {
    [media.narrow]: { paddingBlock: vars.space.s3, borderBottom: `1px solid ${c.line}` },
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: `${vars.space.s1} ${vars.space.s5} ${vars.space.s5}`,
      borderInlineStart: `1px solid ${c.line}`,
      selectors: { '&:nth-child(4n + 1)': { paddingInlineStart: 0, borderInlineStart: 0 } },
    },
  },
})
export const label = style({ fontSize: vars.size.t2, fontWeight: vars.weight.strong, lineHeight: 1.5 })
export const value = style({
  fontSize: vars.size.t6,
  lineHeight: 1.2,
  letterSpacing: '-.012em',
  '@media': { [media.wide]: { fontSize: vars.size.t7, whiteSpace: 'nowrap' } },
})
export const certainties = styleVariants({
  estimated: { color: c.inkMuted, fontWeight: vars.weight.normal },
  final: { fontWeight: vars.weight.bold },
})
export const about = style({ fontSize: '.8em', marginInlineEnd: '.14em' })
export const required = style({
  color: c.inkMuted,
  fontSize: vars.size.t2,
  fontWeight: vars.weight.normal,
  letterSpacing: 0,
})
export const meters = styleVariants({ missing: c.brand, reached: c.success }, (color) => ({
  gridColumn: '1 / -1',
  height: '6px',
  color,
  '@media': { [media.forcedColours]: { color: 'Highlight' } },
}))
/** What is reached needs no bar where room is short. */
globalStyle(`${item} > ${meters.reached}`, { '@media': { [media.narrow]: { display: 'none' } } })
export const line = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.s4}`,
  fontSize: vars.size.t2,
  lineHeight: 1.5,
  '@media': { [media.wide]: { display: 'grid' } },
})
export const toGo = style({ fontWeight: vars.weight.strong })
export const reached = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  color: c.success,
})
export const previous = style({ color: c.inkMuted })
