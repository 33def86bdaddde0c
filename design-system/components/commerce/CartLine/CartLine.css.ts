import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const line = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'min(5.5rem, 28%) minmax(0, 1fr)',
  gap: `${vars.space.s3} ${vars.space.s4}`,
  paddingBlock: vars.space.s4,
  borderBottom: `1px solid ${vars.colour.line}`,
  '@media': { [media.wide]: { gridTemplateColumns: '7rem minmax(0, 1fr) auto' } },
})
/** The picture of what cannot be bought now; words keep their contrast. */
export const pale = style({ opacity: 0.45, filter: 'grayscale(0.6)' })
/** A line with something before it: the hairline goes under both. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.s2,
  borderBottom: `1px solid ${vars.colour.line}`,
})
export const led = style({ borderBottom: 0 })
export const lead = style({ paddingBlock: vars.space.s4 })
export const facts = style({
  display: 'grid',
  gap: vars.space.s1,
  alignContent: 'start',
  justifyItems: 'start',
  minWidth: 0,
})
export const name = style({ fontSize: vars.size.t3, fontWeight: vars.weight.medium, lineHeight: 1.45 })
export const link = style({ display: 'inline-block', paddingBlock: '12px', marginBlock: '-12px' })
export const options = style({ fontSize: vars.size.t2, color: vars.colour.inkMuted, lineHeight: 1.55 })
export const amounts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.s2}`,
})
export const each = style({ fontSize: vars.size.t1, color: vars.colour.inkMuted, lineHeight: 1.5 })
export const controls = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.s2,
  // letters twice as large: the stepper takes the picture's column too
  '@container': { '(max-width: 14rem)': { gridColumn: '1 / -1' } },
  '@media': {
    [media.wide]: { gridColumn: 'auto', flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'flex-end' },
  },
})
export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space.s2 })
export const message = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.s1,
  fontSize: vars.size.t2,
  lineHeight: 1.5,
  color: vars.colour.critical,
})
export const undo = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.s3,
  paddingBlock: vars.space.s1,
  borderBottom: `1px solid ${vars.colour.line}`,
  fontSize: vars.size.t2,
  color: vars.colour.inkMuted,
})
