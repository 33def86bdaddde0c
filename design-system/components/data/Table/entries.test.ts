import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupPlaces, mainColumn } from './columns.ts'
import { isRowId, rowGroups, tableEntries } from './entries.ts'

const groups = [
  { id: 'nov', label: 'November' },
  { id: 'oct', label: 'October' },
]
const row = fc.record({ id: fc.uuid(), month: fc.constantFrom('nov', 'oct', 'other') })

describe('tableEntries', () => {
  it('puts each row once below the head of its group, in the order of the rows', () => {
    fc.assert(
      fc.property(fc.uniqueArray(row, { selector: ({ id }) => id }), (rows) => {
        const of = (month: string) => rows.filter((one) => one.month === month).map(({ id }) => id)
        const ids = tableEntries({
          rows,
          groups,
          groupOf: (one) => one.month,
          totals: [{ id: 'sum', label: 'Sum', values: {} }],
        }).map((entry) => entry.id)
        expect(ids).toEqual([
          'ds-table/group/nov',
          ...of('nov'),
          'ds-table/group/oct',
          ...of('oct'),
          ...of('other'),
          'ds-table/total/sum',
        ])
        expect(ids.filter(isRowId).toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
      }),
    )
  })

  it('puts each group and the totals into a body of their own', () => {
    const rows = [
      { id: 'a', month: 'nov' },
      { id: 'b', month: 'oct' },
      { id: 'c', month: 'oct' },
    ]
    const sum = (id: string) => ({ id, label: id, values: {} })
    const bodies = (with_: Partial<Parameters<typeof tableEntries<(typeof rows)[number]>>[0]>) =>
      rowGroups(
        tableEntries({ rows, groups: undefined, groupOf: undefined, totals: undefined, ...with_ }),
      ).map((body) => body.map(({ id }) => id.replace('ds-table/', '')))
    expect(bodies({ groups, groupOf: (one) => one.month, totals: [sum('x'), sum('y')] })).toEqual([
      ['group/nov', 'a'],
      ['group/oct', 'b', 'c'],
      ['total/x', 'total/y'],
    ])
    expect(bodies({})).toEqual([['a', 'b', 'c']])
    expect(bodies({ rows: [] })).toEqual([[]])
  })

  it('gives the same row the same entry', () => {
    const rows = [{ id: 'a' }, { id: 'b' }]
    const arrange = () => tableEntries({ rows, groups: undefined, groupOf: undefined, totals: undefined })
    expect(arrange()[1]).toBe(arrange()[1])
  })
})

describe('groupPlaces', () => {
  it.each([
    [
      [undefined, 'PPV', 'PPV', 'PPV', undefined],
      ['none', 'first', 'inner', 'last', 'none'],
    ],
    [
      ['PPV', 'DPV'],
      ['only', 'only'],
    ],
    [[], []],
  ])('%j', (names, places) => expect(groupPlaces(names.map((group) => ({ group })))).toEqual(places))
})

describe('mainColumn', () => {
  const columns = [{ id: 'name' }, { id: 'sep', isNumeric: true }, { id: 'oct', isNumeric: true }]
  it.each([
    [undefined, 'sep'],
    ['oct', 'oct'],
    ['name', 'sep'],
  ])('sorted by %s: %s', (sortedBy, main) => expect(mainColumn(columns, sortedBy)).toBe(main))
  it('is none without numbers', () => expect(mainColumn([{ id: 'name' }], undefined)).toBeUndefined())
})
