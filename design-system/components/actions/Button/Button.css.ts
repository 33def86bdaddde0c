import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media, vars } from '#design-system/tokens'

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
    ':disabled': {
      background: vars.colour.surfaceSunken,
      color: vars.colour.inkMuted,
      borderColor: vars.colour.line,
      cursor: 'not-allowed',
    },
    selectors: {
      '&:focus-visible': { borderRadius: vars.radius.control },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': { [media.forcedColours]: { borderColor: 'ButtonBorder' } },
  },
  variants: {
    variant: {
      primary: {
        background: vars.colour.brand,
        color: vars.colour.brandInk,
        selectors: { '&:hover:not(:disabled), &[data-pressed]': { background: vars.colour.brandHover } },
      },
      tint: {
        background: vars.colour.brandTint,
        color: vars.colour.brand,
        selectors: { '&:hover:not(:disabled)': { borderColor: vars.colour.brand } },
      },
      line: {
        background: vars.colour.surfaceRaised,
        borderColor: vars.colour.lineStrong,
        selectors: { '&:hover:not(:disabled)': { borderColor: vars.colour.ink } },
      },
      text: {
        paddingInline: 0,
        '@media': {
          [media.forcedColours]: { borderColor: 'Canvas', ':disabled': { borderColor: 'Canvas' } },
        },
        color: vars.colour.brand,
        selectors: {
          '&:hover:not(:disabled)': { textDecoration: 'underline', textUnderlineOffset: '.22em' },
        },
        ':disabled': { background: 'none', borderColor: 'transparent' },
      },
      danger: {
        background: vars.colour.surfaceRaised,
        borderColor: vars.colour.critical,
        color: vars.colour.critical,
        selectors: { '&:hover:not(:disabled)': { background: vars.colour.criticalTint } },
      },
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
