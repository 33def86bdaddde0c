import type { StyleRule } from '@vanilla-extract/css'
import { media } from '#design-system/tokens'

/**
 * Styles of what is hovered or pressed. react-aria marks its buttons and leaves fingers out, on which a browser's `:hover` would
 * stay after the tap; a link with the same look has `:hover` where the device can hover.
 */
export const hovered = (rule: NonNullable<StyleRule['selectors']>[string]): StyleRule => ({
  selectors: { '&[data-hovered], &[data-pressed]': rule },
  '@media': { [media.hover]: { selectors: { 'a&:hover': rule } } },
})
