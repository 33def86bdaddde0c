import type { Meta, StoryObj } from '@storybook/react-vite'
import { Amount } from '#design-system/data/Amount'
import { StatStrip, type StatStripItem, type StatStripProps } from '#design-system/data/StatStrip'
import { Switch } from '#design-system/fields/Switch'
import { expect, fn, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const soFar: StatStripItem = {
  id: 'now',
  label: 'November so far',
  value: <Amount value={264_100} certainty="estimated" />,
  certainty: 'estimated',
  children: 'Final on 15 December',
}
const last: StatStripItem = {
  id: 'last',
  label: 'October',
  value: <Amount value={387_500} />,
  certainty: 'final',
  children: 'Paid on 15 November',
}
const balance: StatStripItem = {
  id: 'balance',
  label: 'Payout balance',
  value: <Amount value={8000} />,
  children: 'Usable at checkout',
  isWideOnly: true,
}
const args: StatStripProps = {
  label: 'Commissions in short',
  asOf: '22 November 2026, 06:00 (Hong Kong)',
  items: [soFar, last, balance],
}
const meta = { title: 'Data/StatStrip', component: StatStrip, args } satisfies Meta<typeof StatStrip>
export default meta
type Story = StoryObj<typeof StatStrip>

export const Overview: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const strip = page.getByRole('group', { name: 'Commissions in short' })
    await expect(within(strip).getAllByRole('group')).toHaveLength(3)
    await expect(page.getByRole('group', { name: 'November so far' })).toHaveTextContent(
      'November so farEstimatedHK$2,641.00Final on 15 December',
    )
    await expect(page.getAllByText(/As of/)).toHaveLength(1)
  },
}
export const WithASwitch: Story = {
  args: {
    label: 'Payments',
    asOf: undefined,
    phoneColumns: 1,
    items: [
      { id: 'waiting', label: 'Waiting to be paid', value: <Amount value={128_450} /> },
      {
        id: 'weekly',
        content: (
          <Switch isSelected onChange={fn()}>
            Weekly pay
          </Switch>
        ),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch', { name: 'Weekly pay' })).toBeVisible()
  },
}

const unknown: StatStripItem = { ...soFar, value: <Amount value={null} />, children: undefined }
const long: StatStripItem[] = [
  { ...soFar, label: 'โบนัสทีมโดยประมาณของเดือนพฤศจิกายน', value: <Amount value={12_345_600} /> },
  { ...last, label: 'Komisen yang telah dimuktamadkan pada bulan Oktober' },
]
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<Pick<StatStripProps, 'items' | 'columns' | 'phoneColumns'>>
      isWide
      values={{ items: [args.items, long, [unknown, last]], columns: [3], phoneColumns: [2, 1] }}
      render={(props, index) => <StatStrip {...args} {...props} label={`Commissions ${index}`} />}
    />
  ),
}
