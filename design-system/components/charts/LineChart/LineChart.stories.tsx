import type { Meta, StoryObj } from '@storybook/react-vite'
import { LineChart, type LineChartProps } from '#design-system/LineChart'
import { TextLink } from '#design-system/TextLink'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const months = [
  'Dec 2025',
  'Jan 2026',
  'Feb 2026',
  'Mar 2026',
  'Apr 2026',
  'May 2026',
  'Jun 2026',
  'Jul 2026',
  'Aug 2026',
  'Sep 2026',
  'Oct 2026',
  'Nov 2026',
]
const args: LineChartProps = {
  title: 'Volume by month',
  summary: 'Team volume grew from 3,100 to 8,300 PV in a year; November is estimated.',
  categories: months,
  categoryLabel: 'Month',
  unit: 'PV',
  series: [
    {
      id: 'own',
      label: 'Personal',
      values: [820, 640, 900, 1100, 980, 1240, 1300, 1150, 1400, 1380, 1520, 1240],
      estimatedFrom: 11,
    },
    {
      id: 'team',
      label: 'Team',
      values: [3100, 2900, 3600, null, 4400, 4900, 5600, 5200, 6700, 7100, 7900, 8300],
      estimatedFrom: 11,
    },
  ],
}
const meta = { title: 'Data/LineChart', component: LineChart, args } satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof LineChart>

export const ReadByKeyboard: Story = {
  args: {
    children: (
      <>
        December 2025 to November 2026, as of 21 November 2026.{' '}
        <TextLink href="/dashboard/glossary">What is volume?</TextLink>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('group', { name: 'Volume by month' })).toHaveAccessibleDescription(
      /Use the arrow keys/,
    )
    await userEvent.tab()
    await waitFor(() =>
      expect(page.getByRole('img', { name: 'Nov 2026, Personal: 1,240 PV (estimated)' })).toHaveFocus(),
    )
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() =>
      expect(page.getByRole('img', { name: 'Nov 2026, Team: 8,300 PV (estimated)' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(page.getByRole('img', { name: 'Dec 2025, Team: 3,100 PV' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(page.getByRole('img', { name: 'Apr 2026, Team: 4,400 PV' })).toHaveFocus())
    await expect(page.getByText('Apr 2026', { selector: 'li' })).toBeVisible()
    await userEvent.tab()
    await expect(canvasElement.querySelector('svg')?.contains(document.activeElement)).toBe(false)
  },
}
export const NumbersAsTable: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByText('Show the numbers as a table'))
    const table = page.getByRole('table', { name: 'Volume by month' })
    await expect(within(table).getAllByRole('row')).toHaveLength(13)
    await expect(within(table).getByRole('row', { name: /Mar 2026/ })).toHaveTextContent('1,100 PVNo value')
    await expect(within(table).getByRole('row', { name: /Nov 2026/ })).toHaveTextContent(
      '8,300 PV (estimated)',
    )
  },
}
export const MoneyWithItsTable: Story = {
  args: {
    title: 'Bonuses',
    summary: undefined,
    format: 'money',
    unit: undefined,
    table: 'shown',
    series: [
      {
        id: 'b',
        label: 'Bonus',
        values: [
          120000, 98050, 143000, 160200, 158000, 171000, 202500, 190000, 244000, 251000, 268000, 239500,
        ],
        estimatedFrom: 10,
      },
    ],
  },
}
export const ManyDays: Story = {
  args: {
    title: 'Orders a day',
    summary: undefined,
    unit: undefined,
    categories: Array.from({ length: 90 }, (_, index) => `Day ${index + 1}`),
    series: [
      { id: 'o', label: 'Orders', values: Array.from({ length: 90 }, (_, index) => (index * 37) % 61) },
    ],
  },
}
const five = ['ปริมาณส่วนตัว', 'Jumlah pasukan keseluruhan', 'Đội nhóm', '第三层', 'Rest'].map(
  (label, place) => ({
    id: label,
    label,
    values: months.map((_, index) => 400 * (place + 1) + ((index * (place + 3) * 137) % 300)),
    estimatedFrom: 10,
  }),
)
export const Matrix: Story = {
  render: () => (
    <Permutations<Pick<LineChartProps, 'series' | 'table'>>
      isWide
      values={{
        series: [
          args.series,
          five,
          [{ id: 'loss', label: 'Balance', values: [-40, 20, 60, null, -80, -10, 30] }],
        ],
        table: ['toggle'],
      }}
      render={(props, index) => <LineChart {...args} {...props} title={`Volume ${index + 1}`} />}
    />
  ),
}
