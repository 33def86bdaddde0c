export interface TableSort {
  /** The id of the column that is sorted by. */
  column: string
  /** Small to large and A to Z, or the other way round. */
  direction: 'ascending' | 'descending'
}

/** What a column is sorted by. Nothing known (null) comes last in both directions. */
export type SortKey = string | number | null

/** The rows in order, by the language's own order of words; equal rows keep their place. The given rows stay as they are. */
export function sortRows<Row>(
  rows: readonly Row[],
  key: (row: Row) => SortKey,
  direction: TableSort['direction'],
  locale: string,
): Row[] {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const turn = direction === 'ascending' ? 1 : -1
  const compare = (one: SortKey, other: SortKey) => {
    const [isOneMissing, isOtherMissing] = [
      one === null || Number.isNaN(one),
      other === null || Number.isNaN(other),
    ]
    if (isOneMissing || isOtherMissing) return Number(isOneMissing) - Number(isOtherMissing)
    return (
      turn *
      (typeof one === 'number' && typeof other === 'number'
        ? one - other
        : collator.compare(String(one), String(other)))
    )
  }
  return rows
    .map((row) => ({ row, key: key(row) }))
    .sort((a, b) => compare(a.key, b.key))
    .map(({ row }) => row)
}
