import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  minHeight: vars.layout.tap,
  paddingBlock: '.55rem',
  cursor: 'pointer',
})
export const start = style({ justifyContent: 'flex-start', flexDirection: 'row-reverse' })
export const off = style({ color: vars.colour.inkMuted, cursor: 'not-allowed' })
export const text = style({ minWidth: 0, flex: '0 1 auto' })
export const grow = style({ flex: 1 })
/** A track with a knob; when on, it is filled and the knob is at the end, so colour is not the only cue. */
export const track = style({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: '2.75rem',
  height: '1.625rem',
  margin: 0,
  border: `1px solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.colour.surfaceSunken,
  cursor: 'inherit',
  transition: `background ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: '.1875rem',
      insetInlineStart: '.1875rem',
      width: '1.125rem',
      height: '1.125rem',
      borderRadius: '50%',
      background: vars.colour.lineStrong,
      transition: `inset-inline-start ${vars.motion.fast} ${vars.motion.ease}`,
    },
    '&:checked': { background: vars.colour.brand, borderColor: vars.colour.brand },
    '&:checked::before': { insetInlineStart: 'calc(100% - 1.3125rem)', background: vars.colour.brandInk },
    '&:focus-visible': { borderRadius: vars.radius.full },
    '&:disabled': { background: vars.colour.surfaceSunken, borderColor: vars.colour.line },
    '&:disabled:checked': { background: vars.colour.lineStrong },
    '&:disabled:checked::before': { background: vars.colour.surface },
    '&[aria-invalid=true]': {
      borderColor: vars.colour.critical,
      boxShadow: `inset 0 0 0 1px ${vars.colour.critical}`,
    },
  },
  '@media': {
    [media.forcedColours]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      borderColor: 'ButtonText',
      selectors: {
        '&::before': { background: 'ButtonText' },
        '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
        '&:checked::before': { background: 'HighlightText' },
        '&:disabled': { borderColor: 'GrayText' },
        '&:disabled::before': { background: 'GrayText' },
      },
    },
  },
})
