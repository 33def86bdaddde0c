import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const amount = style({ whiteSpace: 'nowrap' })
/** Lighter and muted, beside the sign and the word: unlike a final amount in more than colour. */
export const estimated = style({ fontWeight: vars.weight.normal, color: vars.colour.inkMuted })
export const strong = style({ fontWeight: vars.weight.strong })
export const about = style({ fontSize: '.9em', marginInlineEnd: '.2em' })
export const unknown = style({ color: vars.colour.inkMuted, fontWeight: vars.weight.normal })
/** In a Stat the whole digits are the ones that are read. */
export const small = style({ fontSize: '.66em', letterSpacing: 0 })
export const currency = style({ marginInlineEnd: '.1em' })
