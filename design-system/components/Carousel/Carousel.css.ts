import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const carousel = style({ display: 'grid', gap: vars.space.s3, minWidth: 0 })
export const track = style({
  position: 'relative', display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '100%', gap: vars.space.s4, overflowX: 'auto', overscrollBehaviorX: 'contain', scrollSnapType: 'x mandatory', scrollbarWidth: 'none', scrollBehavior: 'smooth', borderRadius: vars.radius.control,
  ':focus-visible': { outlineOffset: '2px', borderRadius: vars.radius.control }, '::-webkit-scrollbar': { display: 'none' },
  '@media': { [media.reducedMotion]: { scrollBehavior: 'auto' } },
})
export const slide = style({ minWidth: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' })
export const controls = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: vars.space.s3 })
export const control = style({
  display: 'grid', placeItems: 'center', width: vars.layout.tap, height: vars.layout.tap, border: `1px solid ${vars.colour.lineStrong}`, borderRadius: vars.radius.full, background: vars.colour.surfaceRaised,
  ':hover': { borderColor: vars.colour.ink }, ':focus-visible': { borderRadius: vars.radius.full },
  selectors: { '&[aria-disabled=true]': { color: vars.colour.inkMuted, borderColor: vars.colour.line, background: 'transparent', cursor: 'not-allowed' } },
})
export const position = style({ minWidth: '5rem', textAlign: 'center', color: vars.colour.inkMuted, fontSize: vars.size.t2 })
