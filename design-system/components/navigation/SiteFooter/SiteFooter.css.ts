import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'
import { band } from '../../layout/Band/Band.css.ts'

export const footer = style({
  marginTop: vars.space.s12,
  borderTop: `2px solid ${vars.colour.rule}`,
  fontSize: vars.size.t2,
  '@media': { [media.wide]: { marginTop: vars.space.s20 } },
})
// A page that ends in the band needs no rule and no gap above the footer.
globalStyle(`:has(${band}:last-child) + ${footer}`, { marginTop: 0, borderTop: 0 })
export const inner = style({
  maxWidth: `calc(${vars.layout.page} + ${vars.layout.gutter} * 2)`,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
})
/** The footer's place before it is drawn. */
export const placeholder = style({ height: '400px', '@media': { '(scripting: none)': { height: 'auto' } } })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${vars.space.s6} ${vars.space.s4}`,
  paddingBlock: vars.space.s6,
  '@media': { [media.wide]: { gridTemplateColumns: '2fr 1fr 1fr 1fr' } },
})
export const about = style({
  gridColumn: '1 / -1',
  color: vars.colour.inkMuted,
  '@media': { [media.wide]: { gridColumn: 'auto' } },
})
export const aboutText = style({ maxWidth: '20rem', marginTop: vars.space.s2 })
export const title = style({ fontSize: vars.size.t2, marginBottom: vars.space.s1 })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.tap,
  color: vars.colour.inkMuted,
  '@media': {
    [media.hover]: {
      ':hover': { color: vars.colour.ink, textDecoration: 'underline', textUnderlineOffset: '.22em' },
    },
  },
})
export const legal = style({
  borderTop: `1px solid ${vars.colour.line}`,
  paddingBlock: `${vars.space.s4} ${vars.space.s6}`,
  color: vars.colour.inkMuted,
  fontSize: vars.size.t1,
})
