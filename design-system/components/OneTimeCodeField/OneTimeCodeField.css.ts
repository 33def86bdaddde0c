import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2, alignItems: 'flex-start' })
export const box = style({ flex: '1 1 9rem', minWidth: '9rem' })
globalStyle(`${box} input`, { fontVariantNumeric: 'tabular-nums', letterSpacing: '.35em' })
globalStyle(`${box} input::placeholder`, { letterSpacing: '.35em' })
export const send = style({ flex: '0 1 auto', fontVariantNumeric: 'tabular-nums' })
