import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'
import { hovered } from '../../../private/hover.ts'

const c = vars.colour
export const list = style({ display: 'grid', outlineOffset: '2px' })
export const task = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
  gap: vars.space.s3,
  alignItems: 'center',
  minHeight: '3rem',
  paddingBlock: vars.space.s1,
  borderBottom: `1px solid ${c.line}`,
  selectors: { '&:first-child': { borderTop: `1px solid ${c.line}` } },
  '@media': {
    [media.wide]: { gridTemplateColumns: '1.5rem minmax(0, 1fr) auto', paddingBlock: vars.space.s3 },
  },
})
export const tones = styleVariants(
  { info: c.info, warning: c.warning, critical: c.critical, success: c.success, neutral: c.inkMuted },
  (color) => ({ display: 'inline-flex', color, fontSize: vars.size.t3 }),
)
export const title = style({
  fontSize: vars.size.t2,
  fontWeight: vars.weight.strong,
  lineHeight: 1.4,
  '@media': { [media.wide]: { fontSize: vars.size.t3 } },
})
/** On phones the title says enough. */
export const description = style({
  color: c.inkMuted,
  fontSize: vars.size.t2,
  lineHeight: 1.5,
  '@media': { [media.narrow]: { display: 'none' } },
})
/** A framed button where there is room, underlined words on a phone. */
export const action = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: vars.layout.tap,
    fontWeight: vars.weight.strong,
    lineHeight: 1.35,
    textAlign: 'end',
    cursor: 'pointer',
    '@media': {
      [media.narrow]: {
        maxWidth: '9rem',
        paddingInlineStart: vars.space.s2,
        color: c.brand,
        fontSize: vars.size.t2,
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '.22em',
      },
      [media.wide]: {
        paddingInline: vars.space.s4,
        border: `1px solid ${c.lineStrong}`,
        borderRadius: vars.radius.control,
        background: c.surfaceRaised,
        fontSize: vars.size.t2,
      },
    },
    selectors: { '&[aria-disabled]': { color: c.inkMuted, cursor: 'progress' } },
  },
  hovered({ borderColor: c.ink }),
])
export const more = style([
  action,
  { '@media': { [media.wide]: { justifySelf: 'start', marginTop: vars.space.s3 } } },
])
