export {
  ComparisonTable,
  type ComparisonColumn,
  type ComparisonRow,
  type ComparisonTableProps,
} from './ComparisonTable.tsx'
