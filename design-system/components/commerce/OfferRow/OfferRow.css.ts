import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  gap: vars.space.s4,
  alignItems: 'center',
  '@media': { [media.wide]: { gridTemplateColumns: '8.5rem minmax(0, 1fr)' } },
})
export const facts = style({ display: 'grid', gap: vars.space.s1 })
export const name = style({ fontSize: vars.size.t3, fontWeight: vars.weight.strong })
export const link = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.colour.focus}`,
      outlineOffset: '2px',
      borderRadius: vars.radius.control,
    },
  },
})
export const caption = style({ fontSize: vars.size.t2, color: vars.colour.inkMuted, lineHeight: 1.55 })
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  fontSize: vars.size.t2,
  color: vars.colour.inkMuted,
})
