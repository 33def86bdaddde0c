import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  RankChecklist,
  type RankChecklistProps,
  type RankRequirement,
} from '#design-system/data/RankChecklist'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const ppv: RankRequirement = {
  id: 'ppv',
  label: 'PPV',
  help: { text: 'Points of your own orders.', more: { label: 'Glossary', href: '/dashboard/glossary' } },
  current: 286,
  required: 200,
  previous: 'October 241',
}
const legs: RankRequirement = {
  id: 'legs',
  label: 'Active legs',
  current: 4,
  required: 3,
  note: '4 of 6 legs',
  previous: 'October 4',
}
const points: RankRequirement = {
  id: 'points',
  label: 'Leg points',
  current: 18,
  required: 20,
  missing: '2 leg points',
  previous: 'October 20',
}
const dpv: RankRequirement = {
  id: 'dpv',
  label: 'DPV',
  current: 4912,
  required: 6000,
  missing: '1,088 DPV',
  previous: 'October 5,180',
}
const args: RankChecklistProps = {
  level: 'Senior Manager',
  deadline: '30 November',
  certainty: 'estimated',
  requirements: [ppv, points, dpv, legs],
}
const meta = { title: 'Data/RankChecklist', component: RankChecklist, args } satisfies Meta<
  typeof RankChecklist
>
export default meta
type Story = StoryObj<typeof RankChecklist>

export const SomethingMissing: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const group = page.getByRole('group', { name: 'Next: Senior Manager' })
    await expect(group).toHaveTextContent(
      'Still needed by 30 November: 2 leg points and 1,088 DPV.2 of 4 reachedEstimated',
    )
    const items = page.getAllByRole('listitem')
    await expect(items.map((item) => item.querySelector('span')?.textContent)).toEqual([
      'Leg points',
      'DPV',
      'PPV',
      'Active legs',
    ])
    await expect(page.getByRole('progressbar', { name: 'Leg points' })).toHaveAttribute(
      'aria-valuetext',
      '18 / 20',
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(document.body).getByRole('dialog', { name: 'PPV' })).toBeVisible())
  },
}
/** The highest level: no goal, no meters, no sentence. */
export const NoNextLevel: Story = {
  args: { level: null, certainty: 'final' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.queryByRole('progressbar')).toBeNull()
    await expect(page.queryByText(/Still needed by/)).toBeNull()
    await expect(page.getByText('4,912')).toBeVisible()
  },
}
export const NotKnown: Story = {
  args: { requirements: [{ ...points, current: null }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('listitem')).toHaveTextContent('—Not known yet / 20')
  },
}

const long: RankRequirement[] = [
  { ...points, label: 'คะแนนสายงานสะสมของเดือนนี้', missing: '2 คะแนนสายงาน' },
  { ...dpv, label: 'Jumlah mata kumpulan bulanan', required: 6_000_000, missing: '5,995,088 DPV' },
  { ...ppv, current: null },
  legs,
  { ...points, id: 'fifth', label: 'Fifth' },
]
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<Pick<RankChecklistProps, 'level' | 'certainty' | 'requirements'>>
      isWide
      values={{
        level: ['Senior Manager', null],
        certainty: ['estimated'],
        requirements: [args.requirements, long],
      }}
      render={({ level = null, ...props }) => <RankChecklist {...args} {...props} level={level} />}
    />
  ),
}
