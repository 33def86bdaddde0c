import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const panel = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'block',
      position: 'absolute',
      top: '100%',
      insetInlineEnd: `max(${vars.layout.gutter}, calc((100% - ${vars.layout.page}) / 2))`,
      width: '24rem',
      maxHeight: 'calc(100vh - 8rem)',
      overflowY: 'auto',
      padding: vars.space.s4,
      border: `1px solid ${vars.colour.line}`,
      borderRadius: vars.radius.control,
      background: vars.colour.surfaceRaised,
      boxShadow: vars.colour.elevation,
    },
  },
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s2,
  marginBottom: vars.space.s2,
})
export const title = style({ fontSize: vars.size.t3, fontWeight: vars.weight.strong })
