import type { Meta, StoryObj } from '@storybook/react-vite'
import { Amount } from '#design-system/data/Amount'
import { PersonPanel, type PersonPanelProps } from '#design-system/data/PersonPanel'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const args: PersonPanelProps = {
  name: '陈大文',
  memberNumber: '8001344',
  level: 'Associate',
  isActive: true,
  figures: [
    {
      label: 'PPV',
      value: <Amount value={120} format="number" certainty="estimated" />,
      certainty: 'estimated',
    },
    { label: 'PPV in October', value: <Amount value={105} format="number" />, certainty: 'final' },
  ],
  facts: [
    { term: 'Joined', description: '14 March 2025' },
    { term: 'Leg', description: '1, below Wong Ka Yan' },
    { term: 'Mobile', description: 'Not shared' },
  ],
  onShowBranch: fn(),
  children: 'A person decides what the upline sees. Figures count in the team either way.',
}
const meta = { title: 'Data/PersonPanel', component: PersonPanel, args } satisfies Meta<typeof PersonPanel>
export default meta
type Story = StoryObj<typeof PersonPanel>

export const Shared: Story = {
  play: async ({ canvasElement, args: { onShowBranch } }) => {
    const panel = within(within(canvasElement).getByRole('region', { name: '陈大文' }))
    await expect(panel.getByText('8001344, Associate')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onShowBranch).toHaveBeenCalledOnce()
  },
}
export const NotShared: Story = {
  args: { name: null, memberNumber: '•••• 416', isActive: false, onShowBranch: undefined },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('region', { name: 'Name not shared' })).toBeVisible()
    await expect(page.queryByRole('button')).toBeNull()
  },
}
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<Pick<PersonPanelProps, 'name'>>
      values={{
        name: ['陈大文', null, 'Siti Nurhaliza binti Abdul Rahman ที่มีชื่อยาวมาก'],
      }}
      render={({ name = null }) => <PersonPanel {...args} name={name} isActive={name !== null} />}
    />
  ),
}
