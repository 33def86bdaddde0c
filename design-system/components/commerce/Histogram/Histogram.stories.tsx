import type { Meta, StoryObj } from '@storybook/react-vite'
import { Histogram, type HistogramProps } from '#design-system/commerce/Histogram'
import { expect, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Commerce/Histogram', component: Histogram } satisfies Meta<typeof Histogram>
export default meta
type Story = StoryObj<typeof Histogram>

const rows = [
  ['5', 82],
  ['4', 12],
  ['3', 4],
  ['2', 1],
  ['1', 1],
] as const

export const Default: Story = {
  args: {
    label: 'How 326 reviews are spread',
    rows: rows.map(([label, share]) => ({ label, share, value: `${share}%` })),
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'How 326 reviews are spread' })
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual(['582%', '412%', '34%', '21%', '11%'])
    await expect([...list.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))).toEqual([
      '82',
      '12',
      '4',
      '1',
      '1',
    ])
  },
}

/** A bare figure is heard with what it counts, once. */
export const SaidInWords: Story = {
  args: {
    label: 'How 326 reviews are spread',
    rows: rows.map(([label, share]) => ({ label, said: `${label} stars`, share, value: `${share}%` })),
  },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('listitem')
    const heard = [...(first?.querySelectorAll('span:not([aria-hidden])') ?? [])].map(
      (part) => part.textContent,
    )
    await expect(heard).toEqual(['5 stars ', '82%'])
    await expect(within(first!).getByText('5')).toBeVisible()
  },
}

type Rows = HistogramProps['rows']
const spread = (shares: readonly number[], labels: readonly string[] = ['5', '4', '3', '2', '1']): Rows =>
  labels.map((label, index) => ({ label, share: shares[index] ?? 0, value: `${shares[index] ?? 0}%` }))
const everyShare: Rows[] = [
  spread([82, 12, 4, 1, 1]),
  spread([100]),
  spread([]),
  spread([20, 20, 20, 20, 20]),
  spread([0, 0, 0, 3, 97]),
  spread([100], ['5']),
  spread([64, 36], ['ดีเยี่ยมมาก', 'Sangat memuaskan']),
]

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { label: 'Reviews', rows: [] },
  render: () => (
    <Permutations<HistogramProps>
      values={{ rows: everyShare }}
      render={({ rows = [] }, index) => (
        <Histogram label={`How the reviews of product ${index} are spread`} rows={rows} />
      )}
    />
  ),
}
