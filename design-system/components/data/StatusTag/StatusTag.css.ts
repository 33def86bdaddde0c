import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

const c = vars.colour
export const tag = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: '.35em',
  maxWidth: '100%',
  paddingBlock: '.15em',
  paddingInline: '.5em .6em',
  borderRadius: vars.radius.tag,
  fontSize: vars.size.t2,
  fontWeight: vars.weight.medium,
  lineHeight: 1.45,
  textAlign: 'start',
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
})
/** As tall as the first line, so that it stays there when the words take two. */
export const mark = style({ display: 'inline-flex', flex: 'none', alignItems: 'center', height: '1.45em' })
export const tones = styleVariants({
  neutral: { background: c.surfaceSunken, color: c.inkMuted },
  waiting: { background: c.warningTint, color: c.warning },
  active: { background: c.brandTint, color: c.brand },
  success: { background: c.successTint, color: c.success },
  info: { background: c.infoTint, color: c.info },
  warning: { background: c.warningTint, color: c.warning },
  critical: { background: c.criticalTint, color: c.critical },
})
