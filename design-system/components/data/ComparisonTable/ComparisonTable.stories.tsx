import type { Meta, StoryObj } from '@storybook/react-vite'
import { ComparisonTable, type ComparisonTableProps } from '#design-system/data/ComparisonTable'
import { expect, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const args: ComparisonTableProps = {
  label: 'Free or Gold',
  columns: [
    { id: 'free', label: 'Free', isCurrent: true },
    { id: 'gold', label: 'Gold', tone: 'member', note: 'Price: —' },
  ],
  rows: [
    { label: 'Your own figures', values: [true, true] },
    { label: 'Team figures', values: ['Your first line', 'All lines'] },
    { label: 'Reminders', values: [false, 'By SMS and email'] },
    { label: 'History', values: ['3 months', null] },
  ],
}
const meta = { title: 'Data/ComparisonTable', component: ComparisonTable, args } satisfies Meta<
  typeof ComparisonTable
>
export default meta
type Story = StoryObj<typeof ComparisonTable>

export const FreeOrGold: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('table', { name: 'Free or Gold' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Free Your current plan' })).toBeVisible()
    await expect(page.getByRole('row', { name: 'Reminders Not included By SMS and email' })).toBeVisible()
    await expect(page.getByRole('row', { name: /History 3 months/ })).toHaveTextContent('—Not known yet')
  },
}

const three: ComparisonTableProps = {
  label: 'Three plans',
  columns: [
    { id: 'a', label: 'แบบฟรี' },
    { id: 'b', label: 'Keahlian biasa', note: 'HK$258 setahun' },
    { id: 'c', label: 'Gold', tone: 'member', isCurrent: true },
  ],
  rows: [
    {
      label: 'การแจ้งเตือนเมื่อใกล้หมดอายุ',
      values: [false, 'Melalui SMS dan e-mel', 'ทาง SMS อีเมล และในแอป ทุกวัน'],
    },
    { label: 'History', values: [null, true, '24 months'] },
  ],
}
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<ComparisonTableProps>
      isWide
      values={{ label: ['Free or Gold', 'Three plans'], columns: [args.columns], rows: [args.rows] }}
      render={({ label }) =>
        label === three.label ? <ComparisonTable {...three} /> : <ComparisonTable {...args} />
      }
    />
  ),
}
