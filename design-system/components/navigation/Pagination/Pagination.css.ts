import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const nav = style({ marginTop: vars.space.s8 })
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s1,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.narrow]: { columnGap: 0 } },
})
export const page = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.layout.tap,
  minHeight: vars.layout.tap,
  borderRadius: vars.radius.control,
  selectors: {
    '&[aria-current]': {
      background: vars.colour.ink,
      color: vars.colour.surface,
      fontWeight: vars.weight.strong,
    },
    '&:focus-visible': { borderRadius: vars.radius.control },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-current])': { background: vars.colour.surfaceSunken } },
    },
  },
})
export const gap = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.space.s6,
  minHeight: vars.layout.tap,
  color: vars.colour.inkMuted,
  '@media': { [media.narrow]: { minWidth: vars.space.s4 } },
})
