import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const copy = style({ display: 'inline-grid', gap: vars.space.s2, minWidth: 0, maxWidth: '100%' })
export const wide = style({ display: 'grid' })
/** Both labels overlap in one grid cell, so that "Copied" does not change the button's width. */
export const label = style({ display: 'inline-grid', justifyItems: 'center' })
export const word = style({ gridArea: '1 / 1' })
export const unseen = style({ gridArea: '1 / 1', visibility: 'hidden' })
