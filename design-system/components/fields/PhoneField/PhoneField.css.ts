import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(5.75rem, auto) minmax(0, 1fr)',
  gap: vars.space.s2,
})
export const code = style({ position: 'relative', width: '6.75rem' })
/** The closed select shows only "+852"; its list shows the region's name as well. */
export const short = style({
  position: 'absolute',
  left: vars.space.s3,
  top: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
  fontVariantNumeric: 'tabular-nums',
})
export const chevron = style([short, { left: 'auto', right: vars.space.s3, color: vars.colour.inkMuted }])
export const select = style({})
globalStyle(`${select}${select}${select}`, {
  color: 'transparent',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Field' } },
})
export const number = style({ minWidth: 0 })
globalStyle(`${number} input`, { fontVariantNumeric: 'tabular-nums' })
