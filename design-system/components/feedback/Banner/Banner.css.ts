import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

const base = style({
  display: 'flex',
  gap: vars.space.s3,
  padding: `${vars.space.s3} ${vars.space.s4}`,
  borderRadius: vars.radius.control,
  fontSize: vars.size.t2,
  scrollMarginBlock: '5rem',
  selectors: { '&:focus': { outline: '2px solid currentColor', outlineOffset: '2px' } },
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
})
export const tones = styleVariants({
  info: [base, { background: vars.colour.infoTint, color: vars.colour.info }],
  success: [base, { background: vars.colour.successTint, color: vars.colour.success }],
  warning: [base, { background: vars.colour.warningTint, color: vars.colour.warning }],
  critical: [base, { background: vars.colour.criticalTint, color: vars.colour.critical }],
  member: [base, { background: vars.colour.memberTint, color: vars.colour.member }],
})
export const icon = style({ flex: 'none', marginTop: '.12em' })
export const body = style({ flex: 1, minWidth: 0, color: vars.colour.ink })
export const title = style({ fontWeight: vars.weight.strong })
export const action = style({ marginTop: vars.space.s2 })
