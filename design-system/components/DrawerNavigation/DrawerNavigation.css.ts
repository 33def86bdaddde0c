import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
const row = { display: 'flex', alignItems: 'center', gap: vars.space.s3, minHeight: '3rem', paddingBlock: vars.space.s2, borderBottom: `1px solid ${vars.colour.line}`, lineHeight: 1.45 } as const
export const link = style({ ...row, selectors: { '&[aria-current]': { color: vars.colour.brand, fontWeight: vars.weight.strong, boxShadow: `inset 3px 0 0 ${vars.colour.brand}`, paddingInlineStart: vars.space.s3 }, '&:hover': { color: vars.colour.brand } } })
export const words = style({ flex: 1, minWidth: 0 })
export const note = style({ flex: 'none', color: vars.colour.inkMuted, fontSize: vars.size.t2 })
export const group = style({})
export const title = style({ ...row, listStyle: 'none', fontWeight: vars.weight.medium, selectors: { '&::-webkit-details-marker': { display: 'none' } } })
export const mark = style({ display: 'inline-flex', flex: 'none', transition: `transform ${vars.motion.fast} ${vars.motion.ease}` })
globalStyle(`${group}[open] > summary > ${mark}`, { transform: 'rotate(180deg)' })
export const inner = style({ paddingInlineStart: vars.space.s5, background: vars.colour.surfaceSunken })
export const foot = style({ paddingTop: vars.space.s5 })
