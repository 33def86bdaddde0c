import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActiveMark, type ActiveMarkProps } from '#design-system/data/ActiveMark'
import { expect, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Data/ActiveMark', component: ActiveMark, args: { isActive: true } } satisfies Meta<
  typeof ActiveMark
>
export default meta
type Story = StoryObj<typeof ActiveMark>

export const Active: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Active')).toBeVisible()
  },
}
export const NotActive: Story = {
  args: { isActive: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Not active')).toBeVisible()
  },
}
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<ActiveMarkProps>
      values={{ isActive: [true, false], label: [undefined, 'Aktif pada tempoh ini'] }}
      render={({ isActive = true, label }) => <ActiveMark isActive={isActive} label={label} />}
    />
  ),
}
