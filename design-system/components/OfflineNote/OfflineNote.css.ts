import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const place = style({ display: 'block' })
export const note = style({ display: 'flex', justifyContent: 'center', gap: vars.space.s2, padding: `${vars.space.s2} ${vars.layout.gutter}`, background: vars.colour.infoTint, color: vars.colour.ink, fontSize: vars.size.t2, '@media': { [media.forcedColours]: { borderBlock: '1px solid' } } })
export const icon = style({ flex: 'none', marginTop: '.12em', color: vars.colour.info })
