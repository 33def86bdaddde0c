import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '#design-system/layout/Grid'
import { Stat, type StatChange, type StatProps } from '#design-system/data/Stat'
import { TextLink } from '#design-system/text/TextLink'
import { expect, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const args: StatProps = {
  label: 'Personal volume',
  value: '1,240 PV',
  period: 'November 2026',
  asOf: '21 November 2026, 06:00',
  certainty: 'final',
}
const better: StatChange = { direction: 'up', value: '12%', comparedWith: 'than October', meaning: 'good' }
const meta = { title: 'Data/Stat', component: Stat, args } satisfies Meta<typeof Stat>
export default meta
type Story = StoryObj<typeof Stat>

export const Final: Story = {
  args: {
    change: better,
    children: <TextLink href="/dashboard/glossary">What is personal volume?</TextLink>,
  },
  play: async ({ canvasElement }) => {
    const stat = within(canvasElement).getByRole('group', { name: 'Personal volume' })
    await expect(stat).toHaveTextContent(
      'Personal volumeFinal1,240 PVUp 12% than OctoberNovember 2026As of 21 November 2026, 06:00',
    )
  },
}
export const Estimated: Story = {
  args: {
    certainty: 'estimated',
    value: 'HK$3,480.00',
    label: 'Team bonus',
    change: { direction: 'down', value: 'HK$340.00', comparedWith: 'than October', meaning: 'bad' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Estimated')).toBeVisible()
  },
}
export const SideBySide: Story = {
  render: () => (
    <Grid columns={{ phone: 1, desktop: 3 }} gap={6}>
      <Stat {...args} change={better} />
      <Stat {...args} label="โบนัสทีมโดยประมาณของเดือนนี้" value="HK$3,480.00" certainty="estimated" />
      <Stat
        {...args}
        label="Orders"
        value="18"
        change={{ direction: 'same', value: '0', comparedWith: 'compared with October' }}
      />
    </Grid>
  ),
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<Pick<StatProps, 'certainty' | 'change'>>
      values={{
        certainty: ['estimated', 'final'],
        change: [
          better,
          { ...better, direction: 'down', meaning: 'bad' },
          { direction: 'same', value: '0', comparedWith: 'than October' },
          undefined,
        ],
      }}
      render={(props) => <Stat {...args} {...props} />}
    />
  ),
}
