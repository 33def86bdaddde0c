import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const state = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s4, maxWidth: '34rem', paddingBlock: `${vars.space.s6} ${vars.space.s12}`, borderTop: `2px solid ${vars.colour.rule}` })
export const mark = style({ color: vars.colour.inkMuted })
export const words = style({ display: 'grid', gap: vars.space.s2, color: vars.colour.inkMuted })
export const title = style({ color: vars.colour.ink })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3 })
