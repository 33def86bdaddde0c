import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const list = style({ display: 'grid', gap: vars.space.s2, fontSize: vars.size.t2, lineHeight: 1.55 })
export const row = style({ display: 'grid', gridTemplateColumns: 'minmax(4.5rem, max-content) minmax(0, 1fr)', gap: vars.space.s4 })
export const layouts = styleVariants({ columns: { gridTemplateColumns: '7rem minmax(0, 1fr)' }, narrow: { gridTemplateColumns: '4.5rem minmax(0, 1fr)' }, ends: { gridTemplateColumns: '1fr auto' }, stacked: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } })
export const term = style({ color: vars.colour.inkMuted })
export const atEnd = style({ textAlign: 'end' })
