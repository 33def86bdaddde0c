import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media, vars } from '#design-system/tokens'
import { hovered } from '../../../private/hover.ts'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

/** Shared by Button and LinkButton, which look alike and differ only in their element. */
export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s2,
    minHeight: vars.layout.tap,
    padding: `${vars.space.s2} ${vars.space.s5}`,
    borderRadius: vars.radius.control,
    border: '1px solid transparent',
    fontWeight: vars.weight.strong,
    lineHeight: 1.35,
    textAlign: 'center',
    cursor: 'pointer',
    transition: `background ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&[data-disabled]': {
        background: vars.colour.surfaceSunken,
        color: vars.colour.inkMuted,
        borderColor: vars.colour.line,
        cursor: 'not-allowed',
      },
      '&:focus-visible': { borderRadius: vars.radius.control },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': { [media.forcedColours]: { borderColor: 'ButtonBorder' } },
  },
  variants: {
    variant: {
      primary: [
        { background: vars.colour.brand, color: vars.colour.brandInk },
        hovered({ background: vars.colour.brandHover }),
      ],
      tint: [
        { background: vars.colour.brandTint, color: vars.colour.brand },
        hovered({ borderColor: vars.colour.brand }),
      ],
      line: [
        { background: vars.colour.surfaceRaised, borderColor: vars.colour.lineStrong },
        hovered({ borderColor: vars.colour.ink }),
      ],
      text: [
        {
          paddingInline: 0,
          color: vars.colour.brand,
          '@media': {
            [media.forcedColours]: {
              borderColor: 'Canvas',
              selectors: { '&[data-disabled]': { borderColor: 'Canvas' } },
            },
          },
          selectors: { '&[data-disabled]': { background: 'none', borderColor: 'transparent' } },
        },
        hovered({ textDecoration: 'underline', textUnderlineOffset: '.22em' }),
      ],
      danger: [
        {
          background: vars.colour.surfaceRaised,
          borderColor: vars.colour.critical,
          color: vars.colour.critical,
        },
        hovered({ background: vars.colour.criticalTint }),
      ],
    },
    size: {
      sm: { fontSize: vars.size.t2, paddingInline: vars.space.s3 },
      md: {},
      lg: { minHeight: '3.25rem' },
    },
    wide: { true: { width: '100%' } },
  },
  compoundVariants: [{ variants: { variant: 'text', size: 'sm' }, style: { paddingInline: 0 } }],
  defaultVariants: { variant: 'line', size: 'md' },
})

export const spin = style({ display: 'inline-flex' })
globalStyle(`${spin} > svg`, {
  animation: `${turn} 900ms linear infinite`,
  '@media': { [media.reducedMotion]: { animationDuration: '6s' } },
})
