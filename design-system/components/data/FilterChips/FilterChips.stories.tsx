import type { Meta, StoryObj } from '@storybook/react-vite'
import { FilterChips, type FilterChip } from '#design-system/data/FilterChips'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const chips: FilterChip[] = [
  { id: 'brand', label: 'Brand: Jadeleaf' },
  { id: 'form', label: 'Tablets' },
  { id: 'price', label: 'Up to HK$200' },
]
const meta = {
  title: 'Data/FilterChips',
  component: FilterChips,
  args: { label: 'Filters in use', chips, onRemove: fn(), onClear: fn() },
  render: (args) => (
    <Held initial={args.chips}>
      {(held, set) => (
        <FilterChips
          {...args}
          chips={held}
          onRemove={(id) => {
            args.onRemove?.(id)
            set(held.filter((chip) => chip.id !== id))
          }}
          onClear={() => {
            args.onClear?.()
            set([])
          }}
        />
      )}
    </Held>
  ),
} satisfies Meta<typeof FilterChips>
export default meta
type Story = StoryObj<typeof FilterChips>

export const RemovedOneByOne: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(page.getByRole('button', { name: 'Remove filter: Tablets' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledWith('form')
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Remove filter: Up to HK$200' })).toHaveFocus(),
    )
    await expect(page.getByRole('status')).toHaveTextContent('Tablets removed. 2 filters left.')
    await userEvent.keyboard(' ')
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Remove filter: Brand: Jadeleaf' })).toHaveFocus(),
    )
    await expect(page.queryByRole('button', { name: 'Clear all' })).toBeNull()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByRole('group', { name: 'Filters in use' })).toHaveFocus())
  },
}
export const ClearedAtOnce: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Clear all' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    await expect(page.queryAllByRole('button')).toEqual([])
    await expect(page.getByRole('status')).toHaveTextContent('All filters removed.')
    await waitFor(() => expect(page.getByRole('group')).toHaveFocus())
  },
}
export const BeforeAnyScript: Story = {
  args: { chips: chips.map((chip) => ({ ...chip, href: `#without-${chip.id}` })), clearHref: '#all' },
  render: (args) => <FilterChips {...args} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Remove filter: Tablets' })).toHaveAttribute(
      'href',
      '#without-form',
    )
    await expect(within(canvasElement).getByRole('link', { name: 'Clear all' })).toHaveAttribute(
      'href',
      '#all',
    )
  },
}
const long: FilterChip[] = [
  { id: 'a', label: 'คุณประโยชน์: ดูแลสุขภาพกระดูกและข้อต่อสำหรับผู้ใหญ่ที่มีอายุมากกว่าห้าสิบปีขึ้นไป' },
  { id: 'b', label: 'Kegunaan: penjagaan kesihatan tulang dan sendi untuk seisi keluarga' },
]
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ chips: readonly FilterChip[] }>
      isWide
      values={{ chips: [chips.slice(0, 1), chips, long] }}
      render={(props, index) => (
        <FilterChips label={`Filters ${index}`} chips={chips} onRemove={fn()} onClear={fn()} {...props} />
      )}
    />
  ),
}
