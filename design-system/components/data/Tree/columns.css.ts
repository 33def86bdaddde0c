import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'
import { node } from './Tree.css.ts'

const c = vars.colour
const wide = (rule: Record<string, unknown>) => ({ '@media': { [media.wide]: rule } })

export const head = style({
  display: 'none',
  alignItems: 'flex-end',
  gap: vars.space.s3,
  paddingBlock: vars.space.s3,
  paddingInlineEnd: vars.space.s2,
  borderBottom: `1px solid ${c.rule}`,
  color: c.inkMuted,
  fontSize: vars.size.t1,
  lineHeight: 1.5,
  ...wide({ display: 'flex' }),
})
export const name = style({ flex: '1 1 0', minWidth: 0, paddingInlineStart: '2.5rem' })
export const column = style({ flex: '0 0 5.5rem', textAlign: 'end', fontSize: vars.size.t2, lineHeight: 1.4 })
globalStyle(`${head} > ${column}`, { fontSize: vars.size.t1 })
/** Below each other on phones, in columns where there is room. */
export const values = style({
  display: 'grid',
  flex: 'none',
  alignSelf: 'center',
  justifyItems: 'end',
  marginInlineStart: 'auto',
  ...wide({ display: 'flex', gap: vars.space.s3 }),
})
export const value = style({
  '@media': {
    [media.narrow]: { display: 'inline-flex', flexDirection: 'row-reverse', gap: vars.space.s1 },
  },
})
/** A number on a phone has its unit beside it; under a head it is only heard. */
export const label = style(
  wide({
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
)
export const wideOnly = style({ '@media': { [media.narrow]: { display: 'none' } } })
export const person = style({ fontWeight: vars.weight.medium })
globalStyle(`${node}:has([data-current])`, {
  background: c.brandTint,
  '@media': { [media.forcedColours]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
})
