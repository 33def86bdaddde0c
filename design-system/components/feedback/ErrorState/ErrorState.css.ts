import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const mark = style({ color: vars.colour.critical })
