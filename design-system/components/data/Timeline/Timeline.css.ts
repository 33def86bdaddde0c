import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

const c = vars.colour
export const list = style({ display: 'grid' })
export const event = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gap: vars.space.s3,
  paddingBottom: vars.space.s5,
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 'calc(.75rem - 1px)',
      top: '1.75rem',
      bottom: '-.25rem',
      width: '2px',
      background: c.line,
      '@media': { [media.forcedColours]: { background: 'CanvasText' } },
    },
  },
})
const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: vars.radius.full,
  fontSize: vars.size.t2,
  '@media': { [media.forcedColours]: { border: '2px solid CanvasText', boxShadow: 'none' } },
})
export const marks = styleVariants({
  done: [mark, { background: c.brandTint, color: c.brand }],
  current: [
    mark,
    {
      background: c.brand,
      boxShadow: `inset 0 0 0 2px ${c.brand}, inset 0 0 0 5px ${c.surface}`,
      '@media': { [media.forcedColours]: { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  ],
  next: [
    mark,
    {
      boxShadow: `inset 0 0 0 2px ${c.lineStrong}`,
      '@media': { [media.forcedColours]: { borderStyle: 'dashed' } },
    },
  ],
  failed: [mark, { background: c.critical, color: c.onSolid }],
  cancelled: [
    mark,
    { background: c.surfaceSunken, color: c.inkMuted, boxShadow: `inset 0 0 0 2px ${c.lineStrong}` },
  ],
})
export const body = style({ minWidth: 0 })
const title = style({ lineHeight: '1.5rem' })
export const titles = styleVariants({
  done: [title],
  current: [title, { fontWeight: vars.weight.strong }],
  next: [title, { color: c.inkMuted }],
  failed: [title, { color: c.critical, fontWeight: vars.weight.strong }],
  cancelled: [title, { color: c.inkMuted }],
})
export const time = style({
  display: 'block',
  color: c.inkMuted,
  fontSize: vars.size.t2,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const description = style({ fontSize: vars.size.t2, lineHeight: 1.55 })
