import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const views = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 })
