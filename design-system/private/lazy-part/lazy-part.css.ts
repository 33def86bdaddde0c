import { style } from '@vanilla-extract/css'

/** Around a button, to hear that somebody comes near it; the button is laid out as if it stood alone. */
export const trigger = style({ display: 'contents' })
