import type { Meta, StoryObj } from '@storybook/react-vite'
import { BarChart, type BarChartProps } from '#design-system/charts/BarChart'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const args: BarChartProps = {
  title: 'Bonuses by month',
  summary: 'October was the best month so far.',
  categories: ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
  categoryLabel: 'Month',
  format: 'money',
  series: [
    {
      id: 'retail',
      label: 'Retail bonus',
      values: [42000, 38050, 51000, 60200, 71000, 33000],
      estimatedFrom: 5,
    },
    {
      id: 'team',
      label: 'Team bonus',
      values: [120000, 98050, 143000, 160200, 188000, null],
      estimatedFrom: 5,
    },
  ],
}
const meta = { title: 'Charts/BarChart', component: BarChart, args } satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof BarChart>

export const ReadByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [plot] = page.getAllByRole('group', { name: 'Bonuses by month' })
    await expect(plot).toHaveAccessibleDescription(
      'October was the best month so far. Use the arrow keys to move from value to value.',
    )
    await userEvent.tab()
    await waitFor(() =>
      expect(page.getByRole('img', { name: 'Nov, Retail bonus: HK$330.00 (estimated)' })).toHaveFocus(),
    )
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    await waitFor(() => expect(page.getByRole('img', { name: 'Oct, Team bonus: HK$1,880.00' })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(page.getByRole('img', { name: 'Oct, Team bonus: HK$1,880.00' })).toHaveFocus())
    await expect(page.getByText('Oct', { selector: 'li' })).toBeVisible()
    const opener = page.getByText('Show the numbers as a table')
    await userEvent.tab()
    await waitFor(() => expect(opener.closest('summary')).toHaveFocus())
    await userEvent.click(opener)
    await expect(page.getByRole('row', { name: /Nov/ })).toHaveTextContent(
      'HK$330.00 (estimated)Not known yet',
    )
  },
}
export const WithItsTable: Story = { args: { table: 'shown' } }
/** Parts of a whole: totals appear above the bars and in the table; estimated totals are marked. */
export const Stacked: Story = {
  args: { isStacked: true, table: 'shown' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('row', { name: /^Oct/ })).toHaveTextContent('HK$2,590.00')
    await expect(page.getByRole('row', { name: /^Nov/ })).toHaveTextContent(
      'NovHK$330.00 (estimated)Not known yetHK$330.00 (estimated)',
    )
    await expect(page.getByRole('img', { name: 'Oct, Team bonus: HK$1,880.00' })).toBeInTheDocument()
    await expect(page.getByText('2,590')).toBeVisible()
    await expect(page.getByText('≈ 330')).toBeVisible()
  },
}
/** A table that is too wide for a phone scrolls in its own frame; words stay whole. */
export const WideTableOnPhone: Story = {
  args: {
    isStacked: true,
    series: ['Product recalculation', 'Pack recalculation', 'Product commission', 'Pack commission'].map(
      (label) => ({ id: label, label, values: [301872, 369472, 459848, 466336, 347320, 499184] }),
    ),
  },
  decorators: [(Inner) => <div style={{ width: '22rem', overflowWrap: 'anywhere' }}>{Inner()}</div>],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByText('Show the numbers as a table'))
    const month = page.getByRole('rowheader', { name: 'Jun' })
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(month)
    const [line, top, bottom] = [lineHeight, paddingTop, paddingBottom].map(Number.parseFloat)
    await expect(month.clientHeight).toBeLessThan(2 * line! + top! + bottom!)
    const frame = page.getByRole('table').parentElement!
    await expect(frame.clientWidth).toBeLessThanOrEqual(frame.closest('figure')!.clientWidth)
  },
}
export const ManyDays: Story = {
  args: {
    title: 'Volume a day',
    summary: undefined,
    categories: Array.from({ length: 90 }, (_, index) => `Day ${index + 1}`),
    categoryLabel: 'Day',
    format: 'number',
    unit: 'PV',
    series: [
      { id: 'own', label: 'Personal', values: Array.from({ length: 90 }, (_, index) => (index * 37) % 61) },
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(page.getByRole('img', { name: 'Day 1, Personal: 0 PV' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(page.getByRole('img', { name: 'Day 2, Personal: 37 PV' })).toHaveFocus())
  },
}
const five = ['ระดับหนึ่ง', 'Peringkat dua', 'Cấp ba', '第四级', 'Level 5'].map((label, place) => ({
  id: label,
  label,
  values: [12, 9, 14, 4, 11, 6].map((value) => value * (place + 1)),
  estimatedFrom: 4,
}))
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <>
      <Permutations<Pick<BarChartProps, 'series' | 'format'>>
        isWide
        values={{
          series: [
            args.series,
            five,
            [{ id: 'b', label: 'Balance', values: [-4000, 2500, 8000, -1200, 0, 40] }],
          ],
          format: ['money', 'number'],
        }}
        render={(props, index) => <BarChart {...args} {...props} title={`Bonuses ${index + 1}`} />}
      />
      <BarChart {...args} isStacked title="Stacked" />
      <BarChart {...args} isStacked series={five.slice(0, 4)} format="number" title="Four on each other" />
    </>
  ),
}
