import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: vars.layout.tap,
  color: vars.colour.brand,
  whiteSpace: 'nowrap',
  flex: 'none',
})
export const mark = style({
  width: '26px',
  height: '26px',
  '@media': { [media.wide]: { width: '30px', height: '30px' } },
})
export const texts = style({ display: 'grid', gap: '5px' })
/** On the narrowest phones only the mark stays; the name is still read. */
export const compact = style({
  '@media': {
    [media.tiny]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
export const name = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.bold,
  fontSize: vars.size.t4,
  lineHeight: 1,
  letterSpacing: '.01em',
  color: vars.colour.ink,
  selectors: { 'html:lang(zh) &': { letterSpacing: '.08em' } },
})
export const latin = style({
  display: 'none',
  textTransform: 'uppercase',
  fontFamily: vars.font.latin,
  fontWeight: vars.weight.strong,
  fontSize: '.6875rem',
  lineHeight: 1,
  letterSpacing: '.14em',
  // as wide as in Inter: what stands beside it must not move when that arrives
  minWidth: '6.22em',
  color: vars.colour.inkMuted,
  selectors: { 'html:lang(zh) &': { display: 'block' } },
})
