import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'
import { body, boxCell, cell, cellLabel, column, row, rowHeader } from './Table.css.ts'

const c = vars.colour
const wide = (rule: Record<string, unknown>) => ({ '@media': { [media.wide]: rule } })

// Columns below one word: a hairline runs through from the first to the last of them.
export const groupedHead = style({})
globalStyle(`${groupedHead} ${column}`, wide({ verticalAlign: 'bottom' }))
export const over = style(
  wide({
    display: 'block',
    minHeight: '1.5em',
    marginBottom: vars.space.s2,
    marginInline: `calc(${vars.space.s3} * -1)`,
    paddingBottom: vars.space.s1,
    borderBottom: `1px solid ${c.lineStrong}`,
    color: c.inkMuted,
    textAlign: 'start',
    selectors: {
      '&:is([data-place=first], [data-place=only])': { marginInlineStart: 0 },
      '&:is([data-place=last], [data-place=only])': { marginInlineEnd: 0 },
    },
  }),
)
export const overWords = style(
  wide({
    selectors: {
      [`${over}:is([data-place=inner], [data-place=last]) > &`]: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
)

export const wideOnly = style({ '@media': { [media.narrow]: { display: 'none' } } })
export const emptyCell = style({ '@media': { [media.narrow]: { display: 'none' } } })

// Heads of groups and totals: rows of their own, told apart by weight and line.
export const groupRow = style({ fontWeight: vars.weight.strong })
export const totalRow = style({ fontWeight: vars.weight.strong })
export const mutedRow = style({ color: c.inkMuted, fontWeight: vars.weight.normal })
globalStyle(`${mutedRow} > ${rowHeader}`, { fontWeight: vars.weight.normal })
globalStyle(`${groupRow} > ${cell}`, wide({ paddingTop: vars.space.s6, borderBottomColor: c.rule }))
globalStyle(`${groupRow} > ${cell}:not(${rowHeader})`, wide({ verticalAlign: 'bottom' }))
globalStyle(`${body} > ${groupRow}`, {
  '@media': {
    [media.narrow]: {
      paddingInline: 0,
      border: 0,
      borderBottom: `1px solid ${c.rule}`,
      borderRadius: 0,
      background: 'none',
    },
  },
})
export const groupWords = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s1} ${vars.space.s3}`,
})

/** On phones a line of a ledger: a box for each row would be too heavy. */
export const ledger = style({})
const narrow = (rule: Record<string, unknown>) => ({ '@media': { [media.narrow]: rule } })
globalStyle(`${ledger} > ${body}`, narrow({ gap: 0, marginTop: 0 }))
globalStyle(
  `${ledger} ${row}`,
  narrow({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${vars.space.s3}`,
    paddingBlock: vars.space.s3,
    paddingInline: 0,
    border: 0,
    borderBottom: `1px solid ${c.line}`,
    borderRadius: 0,
    background: 'none',
  }),
)
globalStyle(`${ledger} ${row}[data-selected]`, narrow({ background: c.brandTint }))
/** What comes after the name and the number starts a line of its own. */
globalStyle(`${ledger} ${row}::before`, narrow({ content: '""', order: -1, flexBasis: '100%' }))
globalStyle(`${ledger} ${row} > ${cell}`, narrow({ display: 'inline-flex', gap: vars.space.s1 }))
globalStyle(
  `${ledger} ${row} > ${rowHeader}`,
  narrow({ display: 'block', order: -3, flex: '1 1 0', paddingInlineEnd: 0 }),
)
globalStyle(
  `${ledger} ${row} > ${cell}[data-main]`,
  narrow({
    order: -2,
    flex: 'none',
    // a long label stands above its number, which never leaves the line
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    maxWidth: '60%',
    marginInlineStart: 'auto',
    fontSize: vars.size.t3,
  }),
)
globalStyle(`${ledger} ${row} > ${cell}[data-main=only] > ${cellLabel}`, narrow({ display: 'none' }))
globalStyle(`${ledger} ${row} > ${boxCell}`, narrow({ position: 'static', order: -4 }))
globalStyle(
  `${ledger} ${groupRow}`,
  narrow({ paddingTop: vars.space.s5, paddingBottom: vars.space.s1, borderBottomColor: c.rule }),
)
globalStyle(`${ledger} ${row} > ${emptyCell}`, narrow({ display: 'none' }))
globalStyle(`${ledger} ${row} > ${wideOnly}`, narrow({ display: 'none' }))
