import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

const base = style({ display: 'flex', gap: vars.space.s1, fontSize: vars.size.t2, lineHeight: '1.5' })
export const tones = styleVariants({
  info: [base, { color: vars.colour.info }],
  success: [base, { color: vars.colour.success }],
  warning: [base, { color: vars.colour.warning }],
  critical: [base, { color: vars.colour.critical }],
  muted: [base, { color: vars.colour.inkMuted }],
})
export const icon = style({ flex: 'none', marginTop: '.2em' })
/** One place for several texts, of which one is seen. */
export const texts = style({ display: 'grid' })
export const text = style({ gridArea: '1 / 1' })
export const unseen = style([text, { visibility: 'hidden' }])
