import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const group = style({ display: 'block' })
export const legend = style({
  fontSize: vars.size.t2,
  fontWeight: vars.weight.medium,
  marginBottom: vars.space.s1,
})
/** The track. Long labels wrap instead of being truncated. */
export const track = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '2px',
  maxWidth: '100%',
  padding: '3px',
  borderRadius: `calc(${vars.radius.control} + 3px)`,
  background: vars.colour.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${vars.colour.line}`,
})
export const wide = style({ display: 'flex' })
export const segment = style({
  position: 'relative',
  flex: '1 1 auto',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  minHeight: `calc(${vars.layout.tap} - 6px)`,
  padding: `${vars.space.s1} ${vars.space.s4}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  color: vars.colour.inkMuted,
  fontSize: vars.size.t2,
  lineHeight: 1.35,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    // Extends each segment's hit area by the 3 px around it to 44 px.
    '&::after': { content: '', position: 'absolute', inset: '-4px -1px' },
    '&:has(:checked)': {
      background: vars.colour.surfaceRaised,
      borderColor: vars.colour.lineStrong,
      color: vars.colour.ink,
      fontWeight: vars.weight.strong,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '1px' },
    '&:has(:disabled)': { color: vars.colour.inkMuted, cursor: 'not-allowed', opacity: 0.55 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:has(:checked, :disabled))': { color: vars.colour.ink } } },
    [media.forcedColours]: {
      selectors: {
        '&:has(:checked)': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
          borderColor: 'Highlight',
        },
        '&:has(:disabled)': { color: 'GrayText', opacity: 1 },
        '&:has(:checked):has(:disabled)': {
          background: 'Canvas',
          color: 'GrayText',
          borderColor: 'GrayText',
        },
      },
    },
  },
})
