import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

/**
 * The box around a picture that carries a badge in its corner. While the document says `data-early` the picture waits until the box is
 * in sight (see Packshot): the margin in which Chromium draws what is near ends at a box that clips.
 */
export const picture = style({
  position: 'relative',
  selectors: { 'html[data-early] &': { overflow: 'clip' } },
})
/** Its corner: an offer; `gone` says that it cannot be bought. */
export const badge = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  padding: '.1em .55em',
  borderRadius: `${vars.radius.control} 0`,
  fontSize: vars.size.t1,
  lineHeight: 1.6,
  fontWeight: vars.weight.medium,
  background: vars.colour.sale,
  color: vars.colour.onSolid,
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
})
export const gone = style({ background: vars.colour.ink, color: vars.colour.surface })
