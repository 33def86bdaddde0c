import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const tiles = style({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space.s1 })
/** White in both themes: the schemes allow their marks on white. */
export const tile = style({ width: '2.75rem', height: '1.75rem', borderRadius: vars.radius.tag, background: '#fff', boxShadow: `0 0 0 1px ${vars.colour.line}`, forcedColorAdjust: 'none' })
