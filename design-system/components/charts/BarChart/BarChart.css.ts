import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

const c = vars.colour
export const figure = style({
  display: 'grid',
  // a wide table would otherwise widen the column, and with it the page
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  minWidth: 0,
  width: '100%',
})
export const title = style({
  fontSize: vars.size.t3,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
})
export const note = style({ color: c.inkMuted, fontSize: vars.size.t2, lineHeight: 1.5 })
export const plot = style({ width: '100%', minWidth: 0 })
export const svg = style({
  display: 'block',
  width: '100%',
  height: '16rem',
  overflow: 'visible',
  outline: 'none',
})

/** Each series has its colour; what is drawn takes `currentColor`. Forced colours tell them apart by pattern alone. */
export const colours = ([c.chart1, c.chart2, c.chart3, c.chart4, c.chart5] as const).map((color) =>
  style({ color, '@media': { [media.forcedColours]: { color: 'CanvasText', forcedColorAdjust: 'none' } } }),
) as [string, string, string, string, string]

const lines = { [media.forcedColours]: { stroke: 'GrayText' } }
export const gridLine = style({ stroke: c.line, strokeWidth: 1, '@media': lines })
export const zeroLine = style({
  stroke: c.lineStrong,
  strokeWidth: 1,
  '@media': { [media.forcedColours]: { stroke: 'CanvasText' } },
})
export const axisText = style({
  fill: c.inkMuted,
  fontSize: vars.size.t1,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.forcedColours]: { fill: 'CanvasText' } },
})
export const point = style({ outline: 'none' })
export const halo = style({
  fill: 'none',
  stroke: c.focus,
  strokeWidth: 2.5,
  opacity: 0,
  selectors: { [`${point}:focus-visible > &`]: { opacity: 1 } },
  '@media': { [media.forcedColours]: { stroke: 'Highlight' } },
})
export const band = style({ fill: 'transparent' })
/** The paper inside a pattern's strokes. */
export const paper = style({
  fill: c.surface,
  stroke: c.surface,
  '@media': { [media.forcedColours]: { fill: 'Canvas', stroke: 'Canvas' } },
})
export const edge = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 })

export const totalText = style([
  axisText,
  {
    fill: c.ink,
    fontWeight: vars.weight.strong,
    '@media': { [media.forcedColours]: { fill: 'CanvasText' } },
  },
])
export const estimatedKey = style({ color: c.inkMuted })

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s2} ${vars.space.s6}`,
  fontSize: vars.size.t2,
  lineHeight: 1.45,
  minHeight: '3rem',
  alignContent: 'flex-start',
})
export const when = style({ flexBasis: '100%', fontSize: vars.size.t2, color: c.inkMuted, lineHeight: 1.4 })
export const entry = style({ display: 'flex', gap: vars.space.s2, alignItems: 'flex-start', minWidth: 0 })
export const key = style({ flex: 'none', width: '1.5rem', height: '1.25rem', overflow: 'visible' })
export const figureText = style({ fontWeight: vars.weight.strong })

export const tableFrame = style({ overflowX: 'auto' })
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.t2,
  lineHeight: 1.5,
})
globalStyle(`${table} th, ${table} td`, {
  padding: vars.space.s2,
  borderBottom: `1px solid ${c.line}`,
  textAlign: 'end',
  fontWeight: vars.weight.normal,
  fontVariantNumeric: 'tabular-nums lining-nums',
  verticalAlign: 'top',
  // the page breaks words anywhere, which would set a narrow column letter by letter
  overflowWrap: 'normal',
})
globalStyle(`${table} tbody th`, { whiteSpace: 'nowrap' })
globalStyle(`${table} th:first-child`, { textAlign: 'start', paddingInlineStart: 0 })
globalStyle(`${table} thead th`, { fontWeight: vars.weight.strong, borderBottomColor: c.lineStrong })
/** A figure stays on one line; a table too wide for its place scrolls sideways. */
export const oneLine = style({ whiteSpace: 'nowrap' })
export const guess = style({ color: c.inkMuted })
