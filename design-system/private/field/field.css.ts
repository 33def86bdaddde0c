import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const field = style({ display: 'block', minWidth: 0 })

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s2,
  marginBottom: vars.space.s1,
  fontSize: vars.size.t2,
})
export const label = style({ fontWeight: vars.weight.medium })
export const mark = style({ flex: 'none', color: vars.colour.inkMuted, fontWeight: vars.weight.normal })

/** The box of every control one types in or chooses from. */
export const control = style({
  display: 'block',
  width: '100%',
  minHeight: vars.layout.tap,
  margin: 0,
  padding: `${vars.space.s2} ${vars.space.s3}`,
  border: `1px solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.colour.surfaceRaised,
  color: vars.colour.ink,
  font: 'inherit',
  letterSpacing: 'inherit',
  selectors: {
    '&::placeholder': { color: vars.colour.inkMuted, opacity: 1 },
    '&:focus': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '1px' },
    '&[aria-invalid=true]': {
      borderColor: vars.colour.critical,
      boxShadow: `inset 0 0 0 1px ${vars.colour.critical}`,
    },
    '&:disabled': {
      background: vars.colour.surfaceSunken,
      color: vars.colour.inkMuted,
      borderColor: vars.colour.line,
      cursor: 'not-allowed',
    },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})
export const multiline = style({ minHeight: '5rem', lineHeight: vars.leading.body, resize: 'vertical' })
/** A select in which nothing is chosen yet reads like a placeholder. */
export const unchosen = style({})
globalStyle(`${unchosen}${unchosen}:not(:disabled)`, { color: vars.colour.inkMuted })
/** Room for a button that lies inside the control at its end. */
export const withEnd = style({ paddingRight: '3rem' })
export const wrapper = style({ position: 'relative' })
export const end = style({ position: 'absolute', right: 0, top: 0, display: 'flex' })

export const foot = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.s4 })
export const hint = style({
  marginTop: vars.space.s1,
  color: vars.colour.inkMuted,
  fontSize: vars.size.t2,
  lineHeight: '1.5',
})
/** Several controls that are one answer; it takes focus only from an error summary. */
export const group = style({ minWidth: 0, selectors: { '&:focus': { outline: 'none' } } })
export const groupHint = style([hint, { marginTop: 0, marginBottom: vars.space.s1 }])
export const error = style([hint, { display: 'flex', gap: vars.space.s1, color: vars.colour.critical }])
export const errorIcon = style({ display: 'inline-flex', flex: 'none', marginTop: '.2em' })
export const counter = style([hint, { marginLeft: 'auto', flex: 'none', fontVariantNumeric: 'tabular-nums' }])
export const counterOver = style({ color: vars.colour.critical, fontWeight: vars.weight.medium })

globalStyle(`${control}:is(select)`, {
  appearance: 'none',
  paddingRight: '2.25rem',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
})
globalStyle(`${control}:is(select) option`, { background: vars.colour.surfaceRaised, color: vars.colour.ink })
globalStyle(`${control}:is(select):disabled`, {
  cursor: 'not-allowed',
  '@media': { [media.forcedColours]: { color: 'GrayText' } },
})
