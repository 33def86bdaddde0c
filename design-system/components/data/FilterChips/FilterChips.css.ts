import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'
import { hovered } from '../../../private/hover.ts'

export const group = style({ ':focus': { outline: 'none' } })
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2, alignItems: 'center' })
export const item = style({ minWidth: 0, maxWidth: '100%' })
export const chip = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s2,
    maxWidth: '100%',
    minHeight: '2.25rem',
    paddingBlock: vars.space.s1,
    paddingInline: `${vars.space.s3} ${vars.space.s2}`,
    border: `1px solid ${vars.colour.brand}`,
    borderRadius: vars.radius.full,
    background: vars.colour.brandTint,
    color: vars.colour.brand,
    fontSize: vars.size.t2,
    fontWeight: vars.weight.medium,
    lineHeight: 1.35,
    textAlign: 'start',
    ':focus-visible': { borderRadius: vars.radius.full },
    '@media': {
      '(pointer: coarse)': { minHeight: vars.layout.tap },
      [media.forcedColours]: { borderColor: 'ButtonBorder' },
    },
  },
  hovered({ background: vars.colour.surfaceRaised }),
])
export const label = style({ minWidth: 0 })
export const clear = style({
  minHeight: '2.25rem',
  paddingInline: vars.space.s2,
  color: vars.colour.brand,
  fontSize: vars.size.t2,
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '.22em',
  display: 'inline-flex',
  alignItems: 'center',
  '@media': { '(pointer: coarse)': { minHeight: vars.layout.tap } },
})
