import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

const c = vars.colour
const base = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  border: '1.5px solid transparent',
  borderRadius: vars.radius.full,
  fontFamily: vars.font.latin,
  fontSize: vars.size.t2,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
})
export const states = styleVariants({
  done: [
    base,
    {
      background: c.brandTint,
      color: c.brand,
      '@media': { [media.forcedColours]: { borderColor: 'CanvasText' } },
    },
  ],
  current: [
    base,
    {
      background: c.brand,
      color: c.brandInk,
      '@media': {
        [media.forcedColours]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  ],
  next: [base, { borderColor: c.lineStrong, color: c.inkMuted }],
})
