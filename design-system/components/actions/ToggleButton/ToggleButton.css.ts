import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

/** Selected: tint, double border and a check or filled icon, so that colour is not the only cue. */
export const toggle = style({
  selectors: {
    '&&[data-selected]:not([data-disabled])': {
      background: vars.colour.brandTint,
      borderColor: vars.colour.brand,
      color: vars.colour.brand,
      boxShadow: `inset 0 0 0 1px ${vars.colour.brand}`,
    },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&&[data-selected]:not([data-disabled])': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
          boxShadow: 'none',
        },
      },
    },
  },
})
globalStyle(`${toggle}[data-selected][data-drawing] > svg`, { fill: 'currentColor' })
/** Space for the check is always reserved, so that a row of toggles does not shift. */
export const check = style({
  flex: 'none',
  display: 'inline-flex',
  width: 0,
  marginInlineStart: `calc(${vars.space.s2} * -1)`,
  overflow: 'hidden',
})
globalStyle(`${toggle}[data-selected] > ${check}`, { width: '1em', marginInlineStart: 0 })
globalStyle(`${toggle}[data-selected]:not([data-drawing])`, {
  paddingInline: `calc(${vars.space.s5} - .5em - ${vars.space.s1})`,
})
globalStyle(`${toggle}[data-selected][data-size=sm]:not([data-drawing])`, {
  paddingInline: `calc(${vars.space.s4} - .5em - ${vars.space.s1})`,
})
export const small = style({ selectors: { '&&': { paddingInline: vars.space.s4 } } })
