import type { Meta, StoryObj } from '@storybook/react-vite'
import { Table, type TableProps } from '#design-system/data/Table'
import { expect, fn, userEvent, within } from 'storybook/test'
import { grouped, months, orderColumns, orders, volumes, type Order } from '../../../testing/orders.tsx'
import { loadGrid } from './load-grid.ts'

const args: TableProps<Order> = { label: 'Orders', columns: orderColumns, rows: orders, empty: null }
const meta = {
  title: 'Data/Table groups',
  component: Table<Order>,
  args,
  beforeEach: async () => {
    await loadGrid()
  },
} satisfies Meta<typeof Table<Order>>
export default meta
type Story = StoryObj<typeof meta>

const firstCells = (root: HTMLElement) =>
  within(root)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)

/** Rows are sorted inside their groups; heads and totals are no rows of the caller. */
export const Grouped: Story = {
  args: { ...grouped, onRowAction: fn() },
  play: async ({ canvasElement, args: given }) => {
    const page = within(canvasElement)
    const names = () => firstCells(canvasElement)
    await expect(names().filter((name) => name?.includes('2026'))).toHaveLength(months.length)
    await expect(names().slice(1, 3)).toEqual(['100004821', '100004790'])
    await userEvent.click(page.getByRole('columnheader', { name: 'Total' }))
    await userEvent.click(page.getByRole('columnheader', { name: 'Total' }))
    await expect(names().slice(1, 3)).toEqual(['100004790', '100004821'])
    await userEvent.click(page.getByText('Final in this window'))
    await expect(given.onRowAction).not.toHaveBeenCalled()
    await userEvent.click(page.getByText('陈大文'))
    await expect(given.onRowAction).toHaveBeenCalledWith('100004821')
  },
}
/** Three columns below one word; a screen reader hears it with each of them. */
export const ColumnGroups: Story = {
  args: { columns: [...orderColumns.slice(0, 2), ...volumes], phone: 'rows' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('columnheader', { name: 'PPV Sep' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'PPV Nov' })).toBeVisible()
  },
}
