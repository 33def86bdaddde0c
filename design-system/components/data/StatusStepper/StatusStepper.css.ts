import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
/** What `wide` and `wideOfMany` measure. */
export const room = style({ containerType: 'inline-size' })
const ROOM_FOR_FEW = '(min-width: 40rem)'
/** A row of equal columns where up to six steps have the room for a word each, whatever the window's width. */
export const wide = style({
  '@container': { [ROOM_FOR_FEW]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
})
const ROOM_FOR_MANY = '(min-width: 68rem)'
/** A row where seven to nine steps have the room for a word each, whatever the window's width. */
export const wideOfMany = style({
  '@container': { [ROOM_FOR_MANY]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
})
/** A row at every width. */
export const row = style({ gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' })

const line = {
  content: '',
  position: 'absolute',
  background: vars.colour.line,
  '@media': { [media.forcedColours]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
} as const
const vertical = {
  insetInlineStart: 'calc(.75rem - 1px)',
  insetInlineEnd: 'auto',
  top: '1.5rem',
  bottom: 0,
  width: '2px',
  height: 'auto',
} as const
const horizontal = {
  insetInlineStart: '1.5rem',
  insetInlineEnd: 0,
  top: 'calc(.75rem - 1px)',
  bottom: 'auto',
  width: 'auto',
  height: '2px',
} as const
const across = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: 0,
  paddingInline: `0 ${vars.space.s4}`,
  gap: vars.space.s2,
  alignContent: 'start',
} as const

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gap: `0 ${vars.space.s3}`,
  paddingBottom: vars.space.s5,
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    '&::before': { ...line, ...vertical },
    '&:last-child::before': { content: 'none' },
    [`${row} > &`]: across,
    [`${row} > &::before`]: horizontal,
  },
  '@container': {
    [ROOM_FOR_FEW]: { selectors: { [`${wide} > &`]: across, [`${wide} > &::before`]: horizontal } },
    [ROOM_FOR_MANY]: {
      selectors: { [`${wideOfMany} > &`]: across, [`${wideOfMany} > &::before`]: horizontal },
    },
  },
})
export const passed = style({ selectors: { '&::before': { background: vars.colour.brand } } })

const mark = style({
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: vars.radius.full,
  display: 'grid',
  placeItems: 'center',
  fontSize: vars.size.t2,
  background: vars.colour.surface,
  '@media': { [media.forcedColours]: { border: '2px solid CanvasText' } },
})
// Forced colours keep no ground and no shadow: here a full disc is where it is now, an empty ring what is still to come.
const here = {
  '@media': { [media.forcedColours]: { background: 'Highlight', forcedColorAdjust: 'none' } },
} as const
const ring = (colour: string) => `inset 0 0 0 2px ${colour}, inset 0 0 0 5px ${vars.colour.surface}`
export const marks = styleVariants({
  done: [mark, { background: vars.colour.brand, color: vars.colour.brandInk }],
  current: [mark, { ...here, background: vars.colour.brand, boxShadow: ring(vars.colour.brand) }],
  waiting: [mark, { ...here, background: vars.colour.warning, boxShadow: ring(vars.colour.warning) }],
  next: [
    mark,
    {
      boxShadow: `inset 0 0 0 2px ${vars.colour.lineStrong}`,
      '@media': { [media.forcedColours]: { borderStyle: 'dashed' } },
    },
  ],
  failed: [mark, { background: vars.colour.critical, color: vars.colour.onSolid }],
  cancelled: [
    mark,
    {
      background: vars.colour.surfaceSunken,
      color: vars.colour.inkMuted,
      boxShadow: `inset 0 0 0 2px ${vars.colour.lineStrong}`,
    },
  ],
})
export const text = style({ minWidth: 0 })
const label = style({ fontWeight: vars.weight.strong, lineHeight: '1.5rem' })
export const labels = styleVariants({
  done: [label],
  current: [label],
  waiting: [label, { color: vars.colour.warning }],
  next: [label, { fontWeight: vars.weight.normal, color: vars.colour.inkMuted }],
  failed: [label, { color: vars.colour.critical }],
  cancelled: [label, { color: vars.colour.inkMuted }],
})
export const description = style({ color: vars.colour.inkMuted, fontSize: vars.size.t2, lineHeight: '1.55' })
