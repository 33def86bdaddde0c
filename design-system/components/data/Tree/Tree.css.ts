import { keyframes, style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

const c = vars.colour
export const tree = style({ display: 'block', outline: 'none' })
export const panel = style({
  display: 'block',
  height: '32rem',
  overflow: 'auto',
  border: `1px solid ${c.line}`,
  borderRadius: vars.radius.control,
  outline: 'none',
})
export const plain = style({ display: 'grid' })
export const row = style({
  // Measured one by one where many scroll past: what happens in one does not lay out the others anew.
  contain: 'layout',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s1,
  minHeight: vars.layout.tap,
  paddingBlock: vars.space.s1,
  outline: 'none',
  borderBottom: `1px solid ${c.line}`,
  // The depth comes from react-aria as a variable; on narrow screens a level takes less room.
  paddingInlineStart: 'calc((var(--tree-item-level, 1) - 1) * .875rem)',
  paddingInlineEnd: vars.space.s2,
  selectors: {
    '&[data-hovered]': { background: c.surfaceSunken },
    '&[data-focus-visible]': { outline: `2px solid ${c.focus}`, outlineOffset: '-2px' },
  },
  '@media': { [media.wide]: { paddingInlineStart: 'calc((var(--tree-item-level, 1) - 1) * 1.5rem)' } },
})
export const node = style({
  selectors: { '&[data-selected]': { background: c.brandTint } },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[data-selected][data-focus-visible]': { outlineStyle: 'double', outlineWidth: '5px' },
      },
    },
  },
})
/** In line with the chevron beside it, which is lower than the box and its 44 px. */
export const box = style({ flex: 'none', display: 'flex', marginBlock: '-.25rem' })
export const chevron = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.25rem',
  height: '2.25rem',
  color: c.inkMuted,
  borderRadius: vars.radius.tag,
  selectors: { '&[data-hovered], &[data-pressed]': { color: c.brand } },
})
export const arrow = style({
  display: 'inline-flex',
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
})
export const turned = style([arrow, { transform: 'rotate(90deg)' }])
export const space = style({ flex: 'none', width: '2.25rem' })
export const texts = style({ display: 'grid', minWidth: 0, paddingBlock: '.35rem', lineHeight: 1.45 })
export const description = style({ color: c.inkMuted, fontSize: vars.size.t2 })
const line = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  paddingBlock: '.35rem',
  paddingInlineStart: '2.5rem',
  fontSize: vars.size.t2,
  lineHeight: 1.5,
} as const
export const note = style({ ...line, color: c.inkMuted })
export const failed = style({ ...line, color: c.critical })
export const retry = style({
  minHeight: '2.25rem',
  paddingInline: vars.space.s3,
  color: c.brand,
  fontSize: vars.size.t2,
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '.22em',
})
const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
export const turning = style({
  display: 'inline-flex',
  animation: `${turn} 1s linear infinite`,
  '@media': { [media.reducedMotion]: { animationDuration: '4s' } },
})
