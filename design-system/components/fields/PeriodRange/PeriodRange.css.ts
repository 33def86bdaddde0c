import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const fields = style({ display: 'grid', gap: vars.space.s4, minWidth: '14rem' })
