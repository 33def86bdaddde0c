import { styleVariants, style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

const c = vars.colour
export const tag = style({
  display: 'inline-block',
  padding: '0 .4em',
  borderRadius: vars.radius.tag,
  fontSize: vars.size.t1,
  lineHeight: 1.6,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText', paddingBlock: 0, lineHeight: 1.5 } },
})
export const tones = styleVariants({
  neutral: { background: c.surfaceSunken, color: c.inkMuted },
  sale: { background: c.sale, color: c.onSolid },
  // A sentence with an amount: it may break where the card is narrow.
  saving: { background: c.saleTint, color: c.sale, whiteSpace: 'normal' },
  member: { background: c.memberTint, color: c.member },
  success: { background: c.successTint, color: c.success },
  warning: { background: c.warningTint, color: c.warning },
  info: { background: c.infoTint, color: c.info },
  critical: { background: c.criticalTint, color: c.critical },
  brand: { background: c.brandTint, color: c.brand },
  ink: { background: c.ink, color: c.surface },
  line: { boxShadow: `inset 0 0 0 1px ${c.lineStrong}`, color: c.ink },
})
