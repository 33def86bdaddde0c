import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const meter = style({ display: 'grid', gap: vars.space.s2 })
export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `0 ${vars.space.s4}`, fontSize: vars.size.t2, lineHeight: 1.5 })
export const label = style({ fontWeight: vars.weight.strong })
export const bar = style({
  appearance: 'none', display: 'block', width: '100%', height: '8px', border: 0, borderRadius: vars.radius.full, overflow: 'hidden', background: vars.colour.surfaceSunken, boxShadow: `inset 0 0 0 1px ${vars.colour.lineStrong}`,
  '::-webkit-progress-bar': { background: 'transparent' }, '::-webkit-progress-value': { background: 'currentColor' }, '::-moz-progress-bar': { background: 'currentColor' },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})
export const tones = styleVariants({ brand: vars.colour.brand, member: vars.colour.member, warning: vars.colour.warning, success: vars.colour.success }, (color) => ({ color }))
export const note = style({ fontSize: vars.size.t2, color: vars.colour.inkMuted, lineHeight: 1.55 })
