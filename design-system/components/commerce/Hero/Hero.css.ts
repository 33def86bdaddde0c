import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

const c = vars.colour
const edge = `color-mix(in srgb, ${c.wall} 60%, ${c.surface})`
export const hero = style({ position: 'relative', overflow: 'hidden', background: c.wall, color: c.wallInk })
/** The page's own paper: the packs stand on the page. */
export const shelf = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: '2.6rem',
  background: c.surface,
  boxShadow: `inset 0 5px 0 ${edge}`,
  '@media': { [media.wide]: { height: '3.5rem', boxShadow: `inset 0 7px 0 ${edge}` } },
})
export const inner = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '28rem',
  maxWidth: `calc(${vars.layout.page} + ${vars.layout.gutter} * 2)`,
  marginInline: 'auto',
  padding: `${vars.space.s6} ${vars.layout.gutter} 0`,
  '@media': {
    [media.medium]: { minHeight: '24rem' },
    [media.wide]: { minHeight: '33rem', paddingTop: vars.space.s16 },
  },
  selectors: {
    'html:lang(zh) &': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'start',
      minHeight: '26.5rem',
    },
  },
})
export const title = style({
  position: 'relative',
  zIndex: 2,
  maxWidth: '15em',
  fontFamily: vars.font.display,
  fontWeight: vars.weight.bold,
  fontSize: vars.size.t6,
  lineHeight: vars.leading.tight,
  whiteSpace: 'pre-line',
  '@media': {
    [media.wide]: { fontSize: '2.75rem', maxWidth: '9em' },
    [media.tiny]: { fontSize: vars.size.t5 },
  },
  selectors: {
    'html:lang(zh) &': {
      gridColumn: 2,
      gridRow: 1,
      fontSize: vars.size.t7,
      lineHeight: 1.34,
      letterSpacing: '.1em',
      writingMode: 'vertical-rl',
      maxHeight: '17rem',
      textWrap: 'wrap',
    },
  },
})
globalStyle(`html:lang(zh) ${title}`, {
  '@media': {
    [media.wide]: {
      fontSize: '3rem',
      maxHeight: '25rem',
      maxWidth: 'none',
      marginTop: `calc(${vars.space.s4} * -1)`,
    },
    [media.tiny]: { fontSize: vars.size.t6 },
  },
})
globalStyle(`html:lang(zh) ${inner}`, { '@media': { [media.wide]: { minHeight: '33rem' } } })
export const copy = style({
  position: 'relative',
  zIndex: 2,
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s4,
  marginTop: vars.space.s3,
  maxWidth: '22rem',
  fontSize: vars.size.t2,
  lineHeight: 1.7,
  '@media': { [media.wide]: { maxWidth: '19rem', fontSize: vars.size.t3 } },
  selectors: { 'html:lang(zh) &': { gridColumn: 1, gridRow: 1, marginTop: 0, maxWidth: '11rem' } },
})
globalStyle(`html:lang(zh) ${copy}`, { '@media': { [media.wide]: { maxWidth: '19rem' } } })
globalStyle(`${copy} > :last-child:is(a, button)`, { fontSize: vars.size.t3 })
export const set = style({
  position: 'absolute',
  bottom: '1.05rem',
  insetInlineStart: '-.9rem',
  display: 'flex',
  alignItems: 'flex-end',
  '@media': {
    [media.medium]: { insetInlineStart: 'auto', insetInlineEnd: '3.5rem' },
    [media.wide]: { insetInlineStart: 'auto', insetInlineEnd: '6rem', bottom: '1.1rem' },
  },
})
globalStyle(`html:lang(zh) ${set}`, {
  '@media': { [media.medium]: { insetInlineEnd: '11rem' }, [media.wide]: { insetInlineEnd: '15rem' } },
})
/** The packs stand on the shelf as if it were not there. */
export const frame = style({ display: 'contents' })
export const pack = style({
  width: 'min(10.2rem, 41.8vw)',
  height: 'auto',
  maxWidth: 'none',
  marginInlineEnd: 'max(-3.3rem, -13.5vw)',
  filter: `brightness(${c.packDim})`,
  '@media': {
    [media.medium]: {
      width: '12.5rem',
      marginInlineEnd: '-3.7rem',
    },
    [media.wide]: {
      width: '19.5rem',
      marginInlineEnd: '-5.8rem',
    },
  },
})
export const front = style([
  pack,
  {
    width: 'min(12.2rem, 50vw)',
    zIndex: 1,
    marginBottom: '-.05rem',
    '@media': {
      [media.medium]: { width: '15.5rem' },
      [media.wide]: { width: '24rem', marginBottom: '-.1rem' },
    },
  },
])
