export { Table, type TableProps } from './Table.tsx'
export type { TableColumn } from './columns.ts'
export type { TableGroup, TableTotal } from './entries.ts'
export { sortRows, type SortKey, type TableSort } from './sort-rows.ts'
