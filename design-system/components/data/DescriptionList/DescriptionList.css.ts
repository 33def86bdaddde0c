import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const list = style({ display: 'grid', gap: vars.space.s2, fontSize: vars.size.t2, lineHeight: 1.55 })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(4.5rem, max-content) minmax(0, 1fr)',
  gap: vars.space.s4,
  '@media': { [media.forcedColours]: { paddingBottom: vars.space.s2, borderBottom: '1px solid CanvasText' } },
})
export const layouts = styleVariants({
  columns: { gridTemplateColumns: '7rem minmax(0, 1fr)' },
  narrow: { gridTemplateColumns: '4.5rem minmax(0, 1fr)' },
  ends: { gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)' },
  stacked: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
})
// Where no shade of grey can tell them apart, the term is heavier than what it names.
export const term = style({
  color: vars.colour.inkMuted,
  '@media': { [media.forcedColours]: { fontWeight: vars.weight.strong } },
})
export const atEnd = style({ textAlign: 'end' })
