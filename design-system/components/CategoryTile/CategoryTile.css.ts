import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const tile = style({ display: 'grid', gap: vars.space.s2, textAlign: 'center', fontSize: vars.size.t2, lineHeight: 1.4, minWidth: 0, ':hover': { color: vars.colour.brand } })
