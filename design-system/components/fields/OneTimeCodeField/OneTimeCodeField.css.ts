import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2, alignItems: 'flex-start' })
export const box = style({ flex: '1 1 9rem', minWidth: '9rem' })
globalStyle(`${box} input`, { fontVariantNumeric: 'tabular-nums', letterSpacing: '.35em' })
globalStyle(`${box} input::placeholder`, { letterSpacing: '.35em' })
/** Messages share one grid cell, so that it is as high as the highest of them. */
export const messages = style({ display: 'grid' })
export const message = style({ gridArea: '1 / 1' })
/** Reserves space, but is neither visible nor announced. */
export const reserved = style({ visibility: 'hidden' })
export const send = style({ flex: '0 1 auto', fontVariantNumeric: 'tabular-nums' })
