import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from '#design-system/feedback/EmptyState'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Table, type TableProps } from '#design-system/data/Table'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'
import { grouped, orderColumns, orders, volumes, type Order } from '../../../testing/orders.tsx'
import { loadGrid } from './load-grid.ts'

const empty = (
  <EmptyState
    title="No orders yet"
    level={3}
    action={<LinkButton href="/categories">See the shop</LinkButton>}
  >
    What you buy is listed here.
  </EmptyState>
)
const args: TableProps<Order> = {
  label: 'Orders',
  columns: orderColumns,
  rows: orders,
  empty,
  onSelectionChange: fn(),
}
const meta = {
  title: 'Data/Table',
  component: Table,
  args,
  beforeEach: async () => {
    await loadGrid()
  },
  render: (given) => (
    <Held initial={given.selected ?? new Set<string>()}>
      {(selected, set) => (
        <Table
          {...given}
          selected={selected}
          onSelectionChange={(ids) => {
            set(ids)
            given.onSelectionChange?.(ids)
          }}
        />
      )}
    </Held>
  ),
} satisfies Meta<typeof Table<Order>>
export default meta
type Story = StoryObj<typeof meta>

const firstCells = (root: HTMLElement) =>
  within(root)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)

export const SortedByItsHead: Story = {
  args: { sort: { column: 'order', direction: 'descending' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('grid', { name: 'Orders' })).toBeVisible()
    await expect(firstCells(canvasElement)).toEqual(['100004821', '100004790', '100004655', '100004512'])
    const total = page.getByRole('columnheader', { name: 'Total' })
    await userEvent.click(total)
    await expect(total).toHaveAttribute('aria-sort', 'ascending')
    await expect(firstCells(canvasElement)).toEqual(['100004655', '100004821', '100004790', '100004512'])
    await userEvent.keyboard('{Enter}')
    await expect(total).toHaveAttribute('aria-sort', 'descending')
    await expect(firstCells(canvasElement)[0]).toBe('100004512')
  },
}
export const SortedByThePage: Story = {
  args: { sort: { column: 'total', direction: 'ascending' }, onSortChange: fn() },
  play: async ({ canvasElement, args: given }) => {
    await userEvent.click(within(canvasElement).getByRole('columnheader', { name: 'Receiver' }))
    await expect(given.onSortChange).toHaveBeenCalledWith({ column: 'name', direction: 'ascending' })
    await expect(firstCells(canvasElement)[0]).toBe('100004821')
  },
}
export const SeveralChosen: Story = {
  args: { selection: 'multiple' },
  play: async ({ canvasElement, args: given }) => {
    const page = within(canvasElement)
    const [all, first, second] = page.getAllByRole('checkbox') as HTMLInputElement[]
    if (!all || !first || !second) throw new Error('no boxes')
    await expect(first).toHaveAccessibleName(/Select.*100004821/)
    await userEvent.click(first)
    await expect(given.onSelectionChange).toHaveBeenLastCalledWith(new Set(['100004821']))
    await expect(given.onSelectionChange).toHaveBeenCalledOnce()
    await expect(all.indeterminate).toBe(true)
    await userEvent.click(all)
    await expect(given.onSelectionChange).toHaveBeenLastCalledWith(new Set(orders.map((order) => order.id)))
    await userEvent.click(second)
    await expect(page.getAllByRole('row', { selected: true })).toHaveLength(3)
  },
}
export const ChosenByKeyboard: Story = {
  args: { selection: 'multiple' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(page.getAllByRole('row')[2]).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(page.getAllByRole('row', { selected: true })).toHaveLength(1)
    await userEvent.keyboard('{ArrowRight}')
    const box = page.getAllByRole('checkbox')[2]
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(page.queryAllByRole('row', { selected: true })).toHaveLength(0)
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(page.getAllByRole('row', { selected: true })).toHaveLength(4)
    await userEvent.keyboard('{Escape}')
    await expect(page.queryAllByRole('row', { selected: true })).toHaveLength(0)
  },
}
export const OneChosen: Story = {
  args: { selection: 'single' },
  play: async ({ canvasElement, args: given }) => {
    const page = within(canvasElement)
    await userEvent.click(
      page
        .getByRole('rowheader', { name: '100004655' })
        .parentElement?.querySelector('[role=gridcell]:nth-of-type(4)') ?? canvasElement,
    )
    const boxes = page.getAllByRole('checkbox')
    await userEvent.click(boxes[0] ?? canvasElement)
    await expect(given.onSelectionChange).toHaveBeenLastCalledWith(new Set(['100004821']))
    await expect(page.getAllByRole('row', { selected: true })).toHaveLength(1)
  },
}
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  },
}
export const Loading: Story = {
  args: { rows: [], isLoading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('grid').closest('[aria-busy=true]')).not.toBeNull()
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Orders: loading')
  },
}
export const StickyHeadInAPanel: Story = {
  args: {
    height: 'panel',
    rows: Array.from({ length: 30 }, (_, index) => ({
      ...(orders[index % 4] ?? orders[0]!),
      id: String(100005000 + index),
    })),
  },
}

const thousand = Array.from({ length: 1000 }, (_, index) => ({
  ...(orders[index % 4] ?? orders[0]!),
  id: String(200000000 + index),
  minor: (index * 7919) % 900_000,
}))
export const ThousandRows: Story = {
  args: { rows: thousand, isVirtualised: true, sort: { column: 'order', direction: 'ascending' } },
  play: async ({ canvasElement }) => {
    // Counted and found without roles: naming hundreds of cells takes longer than drawing them.
    const rows = () => canvasElement.querySelectorAll('[role=row]').length
    const first = () => canvasElement.querySelector<HTMLElement>('[role=rowheader]')
    await waitFor(
      () => expect(canvasElement.querySelector('[role=grid]')).toHaveAttribute('aria-rowcount', '1001'),
      { timeout: 4000 },
    )
    await waitFor(() => expect(rows()).toBeGreaterThan(5))
    await expect(rows()).toBeLessThan(60)
    await userEvent.click([...canvasElement.querySelectorAll('[role=columnheader]')].at(-1) ?? canvasElement)
    await waitFor(() => expect(first()).toHaveTextContent('200000000'))
    first()?.closest<HTMLElement>('[role=row]')?.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '1001'))
    await expect(rows()).toBeLessThan(60)
    const grid = canvasElement.querySelector<HTMLElement>('[role=grid]')!
    const top = () => grid.getBoundingClientRect().top
    const bottom = () => grid.getBoundingClientRect().bottom
    await waitFor(() =>
      expect(Math.abs(document.activeElement!.getBoundingClientRect().bottom - bottom())).toBeLessThan(3),
    )
    // Wherever one drags it to, the panel fills, without holes between the rows; the focused one stays.
    for (const part of [0.5, 0.1, 0.7]) {
      grid.scrollTop = grid.scrollHeight * part
      const inSight = () =>
        [...grid.querySelectorAll<HTMLElement>('[role=row][data-key]')]
          .map((row) => row.getBoundingClientRect())
          .filter((row) => row.bottom > top() && row.top < bottom())
      await waitFor(() => {
        const seen = inSight()
        if (!seen.length || seen[0]!.top > top() + 60 || seen.at(-1)!.bottom < bottom() - 3)
          throw new Error('There are holes')
        for (const [index, row] of seen.entries())
          if (index > 0 && Math.abs(row.top - seen[index - 1]!.bottom) > 1)
            throw new Error(`There is a hole above row ${index}`)
      })
      await expect(rows()).toBeLessThan(60)
    }
    await expect(document.activeElement).toHaveAttribute('aria-rowindex', '1001')
    await userEvent.keyboard('{PageUp}')
    const index = () => Number(document.activeElement?.getAttribute('aria-rowindex'))
    await waitFor(() => expect(index()).toBeLessThan(1001))
    await expect(index()).toBeGreaterThan(985)
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(grid.scrollTop).toBe(0))
    await expect(document.activeElement).toHaveAttribute('aria-rowindex', '2')
  },
}
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <>
      <Permutations<Pick<TableProps<Order>, 'selection' | 'isLoading' | 'rows'>>
        isWide
        values={{ selection: ['none', 'single', 'multiple'], isLoading: [false, true], rows: [[], orders] }}
        render={(props, index) => (
          <Table
            {...args}
            {...props}
            label={`Orders ${index}`}
            selected={new Set(props.selection === 'none' ? [] : ['100004790'])}
            sort={{ column: 'placed', direction: 'descending' }}
          />
        )}
      />
      <Table {...args} {...grouped} phone="rows" />
      <Table {...args} columns={[...orderColumns.slice(0, 2), ...volumes]} phone="rows" />
    </>
  ),
}
