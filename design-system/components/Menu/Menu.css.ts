import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const popover = style({ minWidth: '12rem', background: vars.colour.surfaceRaised, borderRadius: vars.radius.control, boxShadow: vars.colour.elevation, '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } } })
export const menu = style({ padding: vars.space.s1, outline: 'none', maxHeight: 'inherit', overflow: 'auto' })
export const item = style({
  display: 'flex', alignItems: 'center', gap: vars.space.s3, minHeight: vars.layout.tap, paddingInline: vars.space.s3, borderRadius: vars.radius.tag, fontSize: vars.size.t2, cursor: 'pointer',
  selectors: { '&[data-focused]': { background: vars.colour.surfaceSunken }, '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-2px' }, '&[data-disabled]': { color: vars.colour.inkMuted, cursor: 'not-allowed' } },
})
export const critical = style({ color: vars.colour.critical })
