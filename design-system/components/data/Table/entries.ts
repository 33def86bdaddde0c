import type { ReactNode } from 'react'

export interface TableGroup {
  /** Tells the groups apart; `groupOf` answers with it. */
  id: string
  /** What the rows below have in common: “October 2026”. */
  label: string
  /** Beside the label: a StatusTag. */
  mark?: ReactNode
  /** The group's own values by column id, such as its subtotal. */
  subtotal?: Readonly<Record<string, ReactNode>> | undefined
  /** Below the label: a link or button that shows the rows of a group that is folded. */
  action?: ReactNode
}

export interface TableTotal {
  /** Tells the totals apart; no two are alike. */
  id: string
  /** What is added up: “Total of known figures”. */
  label: string
  /** The totals by column id; a column left out has none. */
  values: Readonly<Record<string, ReactNode>>
  /** Quieter than the others: “Estimated, not included in the total”. */
  isMuted?: boolean | undefined
}

/** What stands in the body of a table, from top to bottom. */
export type TableEntry<Row> =
  | { kind: 'row'; id: string; row: Row }
  | { kind: 'group'; id: string; group: TableGroup }
  | { kind: 'total'; id: string; total: TableTotal }

const entries = new WeakMap<object, unknown>()
/** The same entry for the same row, so that a row that did not change is not drawn anew. */
function rowEntry<Row extends { id: string }>(row: Row): TableEntry<Row> {
  const entry = (entries.get(row) as TableEntry<Row> | undefined) ?? { kind: 'row', id: row.id, row }
  entries.set(row, entry)
  return entry
}

/** Ids of rows that are not the caller's own. */
const ownPrefix = 'ds-table/'

/** Whether an id is one of the caller's rows, and not a group's head or a total. */
export const isRowId = (id: string): boolean => !id.startsWith(ownPrefix)

interface Arranged<Row> {
  rows: readonly Row[]
  groups: readonly TableGroup[] | undefined
  groupOf: ((row: Row) => string) | undefined
  totals: readonly TableTotal[] | undefined
}

/** Rows below the heads of their groups, each group in the order of its rows; rows of no group come after them, totals last. */
export function tableEntries<Row extends { id: string }>({
  rows,
  groups = [],
  groupOf,
  totals = [],
}: Arranged<Row>): TableEntry<Row>[] {
  const known = new Set(groups.map((group) => group.id))
  const byGroup = new Map<string | undefined, TableEntry<Row>[]>()
  for (const row of rows) {
    const id = groupOf?.(row)
    const key = id !== undefined && known.has(id) ? id : undefined
    const list = byGroup.get(key)
    if (list) list.push(rowEntry(row))
    else byGroup.set(key, [rowEntry(row)])
  }
  return [
    ...groups.flatMap((group): TableEntry<Row>[] => [
      { kind: 'group', id: `${ownPrefix}group/${group.id}`, group },
      ...(byGroup.get(group.id) ?? []),
    ]),
    ...(byGroup.get(undefined) ?? []),
    ...totals.map((total): TableEntry<Row> => ({
      kind: 'total',
      id: `${ownPrefix}total/${total.id}`,
      total,
    })),
  ]
}

/** The entries by body of the table: each group with its head, the totals by themselves. One empty body where there are none. */
export function rowGroups<Row>(list: readonly TableEntry<Row>[]): TableEntry<Row>[][] {
  const bodies: TableEntry<Row>[][] = [[]]
  for (const [index, entry] of list.entries()) {
    const isFirst = entry.kind === 'group' || (entry.kind === 'total' && list[index - 1]?.kind !== 'total')
    if (isFirst && index > 0) bodies.push([entry])
    else bodies.at(-1)?.push(entry)
  }
  return bodies
}
