import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

/** The zone takes drops; its button opens the file chooser. A press beside the button focuses the zone, which then takes a paste. */
export const drop = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s2,
  padding: vars.space.s5,
  border: `1.5px dashed ${vars.colour.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.colour.surfaceRaised,
  textAlign: 'center',
  selectors: {
    '&[data-hovered], &[data-focused]': { borderColor: vars.colour.brand },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
    '&[data-drop-target]': {
      borderStyle: 'solid',
      borderColor: vars.colour.brand,
      background: vars.colour.brandTint,
    },
    '&[data-disabled]': {
      borderColor: vars.colour.line,
      background: vars.colour.surfaceSunken,
      color: vars.colour.inkMuted,
      cursor: 'not-allowed',
    },
  },
})
// A finger neither drops nor pastes: the whole zone belongs to the button.
globalStyle(`${drop} > button:not(:disabled)::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  '@media': { [media.hover]: { content: 'none' } },
})
export const invalid = style({ borderColor: vars.colour.critical })
/** Hidden on devices without a pointer, which cannot drag. */
export const hint = style({
  color: vars.colour.inkMuted,
  fontSize: vars.size.t2,
  '@media': { '(hover: none)': { display: 'none' } },
})
export const rule = style({ color: vars.colour.inkMuted, fontSize: vars.size.t2, lineHeight: 1.5 })
export const list = style({
  display: 'grid',
  gap: vars.space.s2,
  marginTop: vars.space.s3,
  padding: 0,
  listStyle: 'none',
})
export const item = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.s3,
  padding: vars.space.s2,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.control,
  background: vars.colour.surfaceRaised,
})
export const faulty = style({ borderColor: vars.colour.critical })
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: '3.5rem',
  height: '3.5rem',
  borderRadius: vars.radius.tag,
  overflow: 'hidden',
  background: vars.colour.surfaceSunken,
  color: vars.colour.inkMuted,
})
export const canvas = style({ gridArea: '1 / 1', width: '100%', height: '100%' })
export const blank = style({ gridArea: '1 / 1' })
export const name = style({
  display: 'block',
  fontSize: vars.size.t2,
  fontWeight: vars.weight.medium,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
})
export const size = style({
  display: 'block',
  color: vars.colour.inkMuted,
  fontSize: vars.size.t1,
  '@media': { [media.forcedColours]: { color: 'CanvasText' } },
})
