import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

const base = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s4,
  paddingBlock: `${vars.space.s6} ${vars.space.s12}`,
})
/** As part of a page it has a rule above, like a section; as a page of its own it has none. */
export const state = styleVariants({
  part: [base, { borderTop: `2px solid ${vars.colour.rule}` }],
  page: [base],
})
export const mark = style({ color: vars.colour.inkMuted })
export const texts = style({
  display: 'grid',
  maxWidth: '34rem',
  gap: vars.space.s2,
  color: vars.colour.inkMuted,
})
export const title = style({ color: vars.colour.ink })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3 })
