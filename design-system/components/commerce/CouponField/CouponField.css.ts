import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.s2,
})
export const applied = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  paddingInlineStart: vars.space.s4,
  border: `1px dashed ${vars.colour.success}`,
  borderRadius: vars.radius.control,
  background: vars.colour.successTint,
  color: vars.colour.ink,
  '@media': { [media.forcedColours]: { borderStyle: 'solid' } },
})
export const icon = style({ flex: 'none', color: vars.colour.success })
export const text = style({ flex: 1, minWidth: 0, paddingBlock: vars.space.s2, lineHeight: 1.45 })
export const code = style({ display: 'block', fontWeight: vars.weight.strong, overflowWrap: 'anywhere' })
export const about = style({ display: 'block', color: vars.colour.inkMuted, fontSize: vars.size.t2 })
