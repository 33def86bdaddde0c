import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const gallery = style({ '@media': { [media.wide]: { display: 'grid', gridTemplateColumns: '4.5rem minmax(0, 1fr)', gap: vars.space.s4 } } })
export const alone = style({ '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } } })
export const main = style({ marginInline: `calc(${vars.layout.gutter} * -1)`, '@media': { [media.wide]: { marginInline: 0 } } })
globalStyle(`${main} > span`, { '@media': { [media.narrow]: { borderRadius: 0 } } })
export const thumbs = style({ display: 'flex', gap: vars.space.s2, marginTop: vars.space.s3, padding: '3px', marginInline: '-3px', overflowX: 'auto', '@media': { [media.wide]: { order: -1, flexDirection: 'column', marginTop: '-3px', overflowX: 'visible' } } })
export const thumb = style({ width: '4rem', flex: 'none', borderRadius: vars.radius.control, '@media': { [media.wide]: { width: '4.5rem' } }, selectors: { '&[aria-current]': { outline: `2px solid ${vars.colour.ink}`, outlineOffset: '1px' }, '&:focus-visible': { outlineColor: vars.colour.focus } } })
