import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const band = style({
  background: vars.colour.memberTint,
  marginTop: vars.space.s10,
  '@media': { [media.wide]: { marginTop: vars.space.s20 } },
})
export const inner = style({
  display: 'grid',
  gap: vars.space.s5,
  maxWidth: `calc(${vars.layout.page} + ${vars.layout.gutter} * 2)`,
  marginInline: 'auto',
  padding: `${vars.space.s8} ${vars.layout.gutter}`,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: '1.3fr 1.5fr auto',
      alignItems: 'center',
      gap: vars.space.s12,
      paddingBlock: vars.space.s10,
    },
  },
})
export const title = style({ fontFamily: vars.font.display, fontSize: vars.size.t5, lineHeight: 1.4 })
export const copy = style({ fontSize: vars.size.t2 })
export const facts = style({
  display: 'flex',
  // a fact that has no room goes below the others before its value breaks
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  // long words with a reader's own letter spacing
  overflowWrap: 'anywhere',
})
export const term = style({ fontSize: vars.size.t1, color: vars.colour.inkMuted })
export const value = style({
  fontSize: vars.size.t5,
  fontWeight: vars.weight.bold,
  lineHeight: 1.3,
  color: vars.colour.member,
  fontVariantNumeric: 'tabular-nums',
})
