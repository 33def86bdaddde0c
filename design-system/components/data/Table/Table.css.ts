import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

const c = vars.colour
const wide = (rule: Record<string, unknown>) => ({ '@media': { [media.wide]: rule } })

export const frame = style({ width: '100%', minWidth: 0 })
export const panel = style(
  wide({
    maxHeight: '32rem',
    overflow: 'auto',
    border: `1px solid ${c.line}`,
    borderRadius: vars.radius.control,
  }),
)
/** More columns than the page is wide: words stay whole, and the frame is pushed sideways. Paper breaks them. */
export const pushed = style({ '@media': { 'screen and (min-width: 60rem)': { overflowX: 'auto' } } })
export const table = style({
  display: 'block',
  width: '100%',
  fontSize: vars.size.t2,
  lineHeight: 1.5,
  outline: 'none',
  ...wide({ display: 'table', borderCollapse: 'separate', borderSpacing: 0 }),
})
/** Of many rows only those in sight are drawn: no table rows, so that none needs the others to know its widths. */
export const virtual = style({
  height: '32rem',
  overflow: 'auto',
  scrollPaddingTop: '3rem',
  border: `1px solid ${c.line}`,
  borderRadius: vars.radius.control,
  ...wide({ display: 'block' }),
})

/** On phones: the row of sort buttons. On wide screens: the head that stays in sight. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  paddingBlock: `${vars.space.s2} ${vars.space.s4}`,
  fontSize: vars.size.t2,
  selectors: { '&:has([aria-sort])::before': { content: 'attr(data-sort-label)', color: c.inkMuted } },
  ...wide({
    display: 'table-header-group',
    selectors: { '&:has([aria-sort])::before': { content: 'none' } },
  }),
})
globalStyle(`${head} > tr`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  ...wide({ display: 'table-row' }),
})
const rowsWidth = 'calc(var(--columns, 1) * 5rem)'
globalStyle(
  `${virtual} ${head}`,
  wide({ display: 'block', position: 'sticky', top: 0, zIndex: 2, minWidth: rowsWidth, padding: 0 }),
)
// What happens in one row does not lay out the others anew.
globalStyle(`${virtual} [role=row]`, wide({ display: 'flex', minWidth: rowsWidth, contain: 'layout style' }))

export const column = style({
  textAlign: 'start',
  fontWeight: vars.weight.strong,
  color: c.ink,
  cursor: 'default',
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[data-allows-sorting]': { cursor: 'pointer' },
    // A head that sorts nothing has no use on a phone but to name the values: heard, not seen.
    '&:not([data-allows-sorting])': {
      '@media': {
        [media.narrow]: {
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
    '&[data-allows-sorting][data-hovered]': { color: c.brand },
  },
  '@media': {
    [media.narrow]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.s1,
      minHeight: vars.layout.tap,
      paddingInline: vars.space.s3,
      border: `1px solid ${c.lineStrong}`,
      borderRadius: vars.radius.full,
      background: c.surfaceRaised,
      fontWeight: vars.weight.medium,
    },
    [media.wide]: {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      paddingBlock: vars.space.s3,
      paddingInline: vars.space.s3,
      background: c.surfaceSunken,
      borderBottom: `1px solid ${c.lineStrong}`,
      verticalAlign: 'middle',
    },
  },
})
globalStyle(
  `${virtual} ${column}`,
  wide({
    display: 'flex',
    alignItems: 'center',
    flex: '1 1 0',
    minWidth: 0,
    position: 'static',
    minHeight: '3rem',
    paddingBlock: 0,
  }),
)
/** The box of all rows stays on phones too, with its line of buttons. */
export const boxColumn = style({
  selectors: {
    [`${column}&:not([data-allows-sorting])`]: {
      '@media': {
        [media.narrow]: {
          position: 'static',
          width: 'auto',
          height: 'auto',
          clipPath: 'none',
          padding: 0,
          paddingInline: vars.space.s1,
          border: 0,
          background: 'none',
        },
      },
    },
  },
  ...wide({ width: '3.5rem', paddingBlock: 0, paddingInline: vars.space.s1, textAlign: 'center' }),
})
export const heading = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s1 })
export const arrow = style({ display: 'inline-flex', color: c.inkMuted })
export const arrowOn = style({ color: c.brand })

export const body = style({
  display: 'grid',
  gap: vars.space.s3,
  ...wide({ display: 'table-row-group' }),
  selectors: {
    '& + &': { '@media': { [media.narrow]: { marginTop: vars.space.s3 } } },
    [`${virtual} &`]: { display: 'block', minWidth: rowsWidth },
  },
})
const travel = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } })
/** Other rows are on their way: a line that moves above the ones still there. */
export const busy = style({
  height: '3px',
  marginBottom: '-3px',
  position: 'relative',
  zIndex: 2,
  color: c.brand,
  backgroundImage: 'linear-gradient(currentColor, currentColor)',
  backgroundSize: '40% 100%',
  backgroundRepeat: 'no-repeat',
  animation: `${travel} 1.6s linear infinite`,
  '@media': {
    [media.reducedMotion]: {
      animation: 'none',
      backgroundSize: '100% 100%',
      backgroundImage: 'repeating-linear-gradient(90deg, currentColor 0 6px, transparent 6px 12px)',
    },
    [media.forcedColours]: { color: 'Highlight', forcedColorAdjust: 'none' },
  },
})
export const row = style({
  position: 'relative',
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${c.focus}`, outlineOffset: '-2px' },
    '&[data-selected]': { background: c.brandTint },
  },
  '@media': {
    [media.narrow]: {
      display: 'grid',
      gap: vars.space.s1,
      padding: vars.space.s4,
      border: `1px solid ${c.line}`,
      borderRadius: vars.radius.control,
      background: c.surfaceRaised,
      selectors: { '&[data-selected]': { borderColor: c.brand } },
    },
    [media.forcedColours]: {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})
export const pressable = style({
  cursor: 'pointer',
  selectors: { '&[data-hovered]:not([data-selected])': { background: c.surfaceSunken } },
})
export const cell = style({
  minWidth: 0,
  outline: 'none',
  ':focus-visible': { outline: `2px solid ${c.focus}`, outlineOffset: '-2px' },
  '@media': {
    [media.narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(5.5rem, 2fr) minmax(0, 3fr)',
      gap: vars.space.s3,
      alignItems: 'baseline',
    },
    [media.wide]: { padding: vars.space.s3, borderBottom: `1px solid ${c.line}`, verticalAlign: 'top' },
  },
})
globalStyle(`${virtual} ${cell}`, wide({ flex: '1 1 0' }))
export const rowHeader = style({
  textAlign: 'start',
  fontWeight: vars.weight.strong,
  '@media': {
    [media.narrow]: { display: 'block', order: -1, paddingInlineEnd: vars.space.s10, fontSize: vars.size.t3 },
  },
})
export const boxCell = style({
  '@media': {
    [media.narrow]: {
      position: 'absolute',
      display: 'block',
      insetInlineEnd: vars.space.s2,
      top: vars.space.s2,
      zIndex: 1,
    },
    [media.wide]: { paddingBlock: '2px', paddingInline: vars.space.s1, textAlign: 'center' },
  },
})
globalStyle(`${virtual} :is(${boxColumn}, ${boxCell})`, wide({ flex: 'none', width: '3.5rem' }))
/** A number on a phone stays at the end of its line. */
export const atEnd = style({ textAlign: 'end' })
globalStyle(`${atEnd} > ${heading}`, wide({ flexDirection: 'row-reverse' }))
globalStyle(`${virtual} ${column}${atEnd}`, wide({ justifyContent: 'flex-end' }))
export const cellLabel = style({ color: c.inkMuted, textAlign: 'start', ...wide({ display: 'none' }) })
export const value = style({ minWidth: 0 })
export const empty = style({
  padding: `${vars.space.s6} ${vars.space.s4}`,
  fontWeight: vars.weight.normal,
  textAlign: 'start',
})

export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  paddingBlock: vars.space.s4,
  color: c.inkMuted,
  fontSize: vars.size.t2,
})

globalStyle(`${pushed} ${cell}, ${pushed} ${column}`, {
  '@media': { 'screen and (min-width: 60rem)': { whiteSpace: 'nowrap' } },
})
