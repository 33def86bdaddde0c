import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const copy = style({ display: 'inline-grid', gap: vars.space.s2, minWidth: 0, maxWidth: '100%' })
export const wide = style({ display: 'grid' })
/** Both wordings lie on each other, so that "Copied" does not make the button narrower. */
export const words = style({ display: 'inline-grid', justifyItems: 'center' })
export const word = style({ gridArea: '1 / 1' })
export const unseen = style({ gridArea: '1 / 1', visibility: 'hidden' })
