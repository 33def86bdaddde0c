import { globalStyle, style } from '@vanilla-extract/css'
import { cardRows, lastRow } from './card-rows.ts'
import { media, vars } from '#design-system/tokens'

export const card = style({
  ...cardRows,
  position: 'relative',
  alignContent: 'start',
  gap: vars.space.s2,
  minWidth: 0,
})
export const price = style(lastRow)
export const name = style({
  fontSize: vars.size.t2,
  fontWeight: vars.weight.medium,
  lineHeight: 1.5,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  textWrap: 'pretty',
  '@media': { [media.wide]: { fontSize: vars.size.t3 } },
})
/** The whole card answers a touch, the name is the one link; by itself it is 24 px high too. */
export const link = style({
  paddingBlock: '.3rem',
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
/** The pack's content, and the stars on a line below it, whatever their lengths: prices of neighbours stay level. */
export const meta = style({
  display: 'grid',
  justifyItems: 'start',
  fontSize: vars.size.t1,
  lineHeight: 1.5,
  color: vars.colour.inkMuted,
})
export const mark = style({ position: 'absolute', zIndex: 1, insetInlineEnd: 0, bottom: 0 })
export const strip = style({
  position: 'absolute',
  zIndex: 1,
  inset: 'auto 0 0',
  minHeight: vars.layout.tap,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  background: `color-mix(in srgb, ${vars.colour.surfaceRaised} 88%, transparent)`,
  borderRadius: `0 0 ${vars.radius.control} ${vars.radius.control}`,
  fontSize: vars.size.t2,
})
globalStyle(`${strip} > *`, { flex: 1 })
globalStyle(`${strip} button, ${strip} a`, { width: '100%', color: vars.colour.ink })
/** The round mark. Plain HTML: `:hover` counts where the device can hover. */
export const action = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: vars.layout.tap,
  minHeight: vars.layout.tap,
  color: vars.colour.brand,
  '::before': {
    content: '',
    position: 'absolute',
    inset: '6px',
    borderRadius: '50%',
    background: vars.colour.surfaceRaised,
    boxShadow: `0 0 0 1px ${vars.colour.line}`,
  },
  '@media': {
    [media.forcedColours]: { selectors: { '&::before': { border: '1px solid ButtonBorder' } } },
    [media.hover]: { selectors: { '&:hover::before': { background: vars.colour.brandTint } } },
  },
  selectors: {
    '&:active::before': { background: vars.colour.brandTint },
    '&:focus-visible': { borderRadius: '50%', outlineOffset: '-4px' },
  },
})
globalStyle(`${action} > svg`, {
  position: 'relative',
  width: '1.125rem',
  height: '1.125rem',
  strokeWidth: 2,
})
