import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

/** 24 px in a line of text, 44 px to the finger: the rest lies around it without moving anything. */
export const button = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  // a long word beside it does not squeeze it
  flexShrink: 0,
  verticalAlign: 'middle',
  borderRadius: '50%',
  color: vars.colour.brand,
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: '-.625rem' },
    '&[data-hovered], &[data-pressed], &[aria-expanded=true]': { background: vars.colour.brandTint },
    '&:focus-visible': { outline: `2px solid ${vars.colour.focus}`, borderRadius: '50%' },
  },
})
export const more = style({ display: 'block', marginTop: vars.space.s2 })
