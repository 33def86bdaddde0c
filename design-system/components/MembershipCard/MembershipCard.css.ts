import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

/** Flat, in the shape of a bank card where its words have room; on paper black on white with an edge. */
export const card = style({
  display: 'grid', alignContent: 'space-between', gap: vars.space.s5, width: '100%', maxWidth: '24rem', minHeight: '13.5rem', padding: vars.space.s5, border: `1px solid ${vars.colour.member}`, borderRadius: vars.radius.sheet, background: vars.colour.memberTint, color: vars.colour.ink,
  '@media': { print: { background: 'none', color: 'black', borderColor: 'black', breakInside: 'avoid' }, [media.forcedColours]: { borderColor: 'CanvasText' } },
})
export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'flex-start', gap: vars.space.s2 })
export const shop = style({ color: vars.colour.inkMuted, fontSize: vars.size.t1, fontWeight: vars.weight.medium, letterSpacing: '.04em', '@media': { print: { color: 'black' } } })
export const kind = style({ color: vars.colour.member, fontSize: vars.size.t4, fontWeight: vars.weight.bold, lineHeight: vars.leading.tight, '@media': { print: { color: 'black' } } })
const status = style({ flex: 'none', display: 'inline-flex', alignItems: 'center', gap: vars.space.s1, maxWidth: '100%', padding: `.15rem ${vars.space.s2}`, border: '1px solid currentColor', borderRadius: vars.radius.tag, background: vars.colour.surfaceRaised, fontSize: vars.size.t1, fontWeight: vars.weight.medium, lineHeight: 1.5, '@media': { print: { color: 'black', background: 'none' } } })
export const statuses = styleVariants({ active: vars.colour.success, due: vars.colour.warning, expired: vars.colour.critical }, (color) => [status, { color }])
export const number = style({ fontSize: vars.size.t5, fontWeight: vars.weight.strong, letterSpacing: '.06em', lineHeight: 1.3, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })
export const facts = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'flex-end', gap: `${vars.space.s2} ${vars.space.s5}` })
export const term = style({ color: vars.colour.inkMuted, fontSize: vars.size.t1, lineHeight: 1.4, '@media': { print: { color: 'black' } } })
export const fact = style({ minWidth: 0, fontSize: vars.size.t2, fontWeight: vars.weight.medium, lineHeight: 1.45, overflowWrap: 'anywhere' })
