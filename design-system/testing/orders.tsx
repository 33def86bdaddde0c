import { Amount } from '#design-system/data/Amount'
import { Money } from '#design-system/data/Money'
import { StatusTag, type StatusTone } from '#design-system/data/StatusTag'
import type { TableColumn, TableProps } from '#design-system/data/Table'
import { TextLink } from '#design-system/text/TextLink'

export interface Order {
  id: string
  name: string
  placed: string
  state: [StatusTone, string]
  minor: number
}
export const orders: Order[] = [
  { id: '100004821', name: '陈大文', placed: '2026-11-21', state: ['waiting', '待付款'], minor: 38300 },
  {
    id: '100004790',
    name: 'Nguyễn Thị Hồng Nhung',
    placed: '2026-11-18',
    state: ['active', 'กำลังเตรียมสินค้า'],
    minor: 126850,
  },
  {
    id: '100004655',
    name: 'Siti Nurhaliza binti Abdul Rahman',
    placed: '2026-10-30',
    state: ['success', 'Completed'],
    minor: 9900,
  },
  {
    id: '100004512',
    name: 'Wong Ka Yan',
    placed: '2026-09-02',
    state: ['neutral', 'Cancelled'],
    minor: 1204000,
  },
]
export const orderColumns: TableColumn<Order>[] = [
  {
    id: 'order',
    label: 'Order',
    isRowHeader: true,
    cell: (row) => <TextLink href={`/dashboard/orders/${row.id}`}>{row.id}</TextLink>,
    text: (row) => row.id,
    sortBy: (row) => row.id,
  },
  { id: 'name', label: 'Receiver', cell: (row) => row.name, sortBy: (row) => row.name },
  {
    id: 'placed',
    label: 'Placed',
    cell: (row) => <time dateTime={row.placed}>{row.placed}</time>,
    sortBy: (row) => row.placed,
  },
  { id: 'state', label: 'State', cell: (row) => <StatusTag tone={row.state[0]}>{row.state[1]}</StatusTag> },
  {
    id: 'total',
    label: 'Total',
    isNumeric: true,
    cell: (row) => <Money minor={row.minor} />,
    sortBy: (row) => row.minor,
  },
]
export const months = [
  {
    id: '2026-11',
    label: 'November 2026',
    mark: <StatusTag tone="waiting">Estimated</StatusTag>,
    subtotal: { total: <Amount value={421_300} certainty="estimated" isCurrencyHidden /> },
  },
  {
    id: '2026-10',
    label: 'October 2026',
    mark: <StatusTag tone="success">Final</StatusTag>,
    subtotal: { total: <Amount value={9900} weight="strong" isCurrencyHidden /> },
  },
  {
    id: '2026-07',
    label: 'June to August 2026',
    subtotal: { total: <Amount value={null} /> },
    action: <TextLink href="/commissions?from=202606">Show 7 payments</TextLink>,
  },
]
export const grouped: Partial<TableProps<Order>> = {
  label: 'Payments',
  columns: orderColumns.filter((column) => column.id !== 'state'),
  rows: orders.slice(0, 3),
  groups: months,
  groupOf: (row) => row.placed.slice(0, 7),
  totals: [
    {
      id: 'final',
      label: 'Final in this window',
      values: { total: <Amount value={9900} weight="strong" isCurrencyHidden /> },
    },
    {
      id: 'estimated',
      label: 'Estimated, not included in the total',
      values: { total: <Amount value={421_300} certainty="estimated" isCurrencyHidden /> },
      isMuted: true,
    },
  ],
}
export const volumes = (['Sep', 'Oct', 'Nov'] as const).map((month, index): TableColumn<Order> => ({
  id: month,
  label: month,
  group: 'PPV',
  isNumeric: true,
  cell: (row) => <Amount value={index === 1 ? null : row.minor / 100} format="number" />,
  sortBy: (row) => row.minor * (index + 1),
}))
