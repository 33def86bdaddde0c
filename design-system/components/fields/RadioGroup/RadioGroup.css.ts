import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const across = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s6 })
export const option = style({ minWidth: 0 })
export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s3,
  minHeight: vars.layout.tap,
  paddingBlock: '.55rem',
  cursor: 'pointer',
})
export const off = style({ color: vars.colour.inkMuted, cursor: 'not-allowed' })
export const description = style({
  marginTop: `calc(${vars.space.s2} * -1)`,
  paddingInlineStart: '2rem',
  paddingBottom: vars.space.s2,
  color: vars.colour.inkMuted,
  fontSize: vars.size.t2,
  lineHeight: 1.5,
})
