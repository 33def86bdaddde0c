import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

const base = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s4, paddingBlock: `${vars.space.s6} ${vars.space.s12}` })
/** A part of a page stands below a rule as a section does; a page of its own needs none. */
export const state = styleVariants({ part: [base, { borderTop: `2px solid ${vars.colour.rule}` }], page: [base] })
export const mark = style({ color: vars.colour.inkMuted })
export const words = style({ display: 'grid', maxWidth: '34rem', gap: vars.space.s2, color: vars.colour.inkMuted })
export const title = style({ color: vars.colour.ink })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3 })
