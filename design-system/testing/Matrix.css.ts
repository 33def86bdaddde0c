import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const matrix = style({
  display: 'grid',
  gap: vars.space.s5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  alignItems: 'end',
})
export const wide = style({ gridTemplateColumns: 'minmax(0, 1fr)' })
export const cell = style({ display: 'grid', gap: vars.space.s2, justifyItems: 'start', minWidth: 0 })
export const wideCell = style({ justifyItems: 'stretch' })
export const caption = style({ fontSize: vars.size.t1, color: vars.colour.inkMuted, lineHeight: 1.4 })
