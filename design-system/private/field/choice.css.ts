import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

/**
 * The square and the circle of a choice. Drawn with clip-path: the page's policy refuses pictures inside a style sheet.
 * In forced colours the browser draws them, with the colours the person chose.
 */
const choice = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: '1.25rem',
  height: '1.25rem',
  margin: '.2rem 0 0',
  border: `1.5px solid ${vars.colour.lineStrong}`,
  background: vars.colour.surfaceRaised,
  cursor: 'inherit',
  transition: `background ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&::before': { content: '', display: 'block', opacity: 0 },
    '&:checked::before': { opacity: 1 },
    '&:checked': { borderColor: vars.colour.brand },
    '&:disabled': { background: vars.colour.surfaceSunken, borderColor: vars.colour.line },
  },
  // Ours would lie over the browser's mark.
  '@media': {
    '(forced-colors: active)': {
      appearance: 'auto',
      accentColor: 'Highlight',
      selectors: { '&::before': { content: 'none' } },
    },
  },
})

export const square = style([
  choice,
  {
    borderRadius: vars.radius.tag,
    selectors: {
      '&::before': {
        width: '.8rem',
        height: '.8rem',
        background: vars.colour.brandInk,
        clipPath: 'polygon(8% 50%, 18% 40%, 39% 60%, 82% 15%, 92% 25%, 39% 81%)',
      },
      '&:checked, &:indeterminate': { background: vars.colour.brand, borderColor: vars.colour.brand },
      '&:indeterminate::before': { opacity: 1, clipPath: 'inset(42% 12%)' },
      '&:disabled:checked, &:disabled:indeterminate': {
        background: vars.colour.lineStrong,
        borderColor: vars.colour.lineStrong,
      },
      '&:disabled::before': { background: vars.colour.surface },
      '&[aria-invalid=true]:not(:checked)': {
        borderColor: vars.colour.critical,
        boxShadow: `inset 0 0 0 1px ${vars.colour.critical}`,
      },
    },
  },
])

export const circle = style([
  choice,
  {
    borderRadius: vars.radius.full,
    selectors: {
      '&::before': {
        width: '.75rem',
        height: '.75rem',
        borderRadius: vars.radius.full,
        background: vars.colour.brand,
      },
      '&:disabled::before': { background: vars.colour.inkMuted },
    },
  },
])
