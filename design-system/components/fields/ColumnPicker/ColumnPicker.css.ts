import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const list = style({ minWidth: '14rem', maxHeight: '20rem', overflow: 'auto', padding: vars.space.s1 })
