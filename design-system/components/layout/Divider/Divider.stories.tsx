import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider } from '#design-system/layout/Divider'
import { expect, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Layout/Divider', component: Divider } satisfies Meta<typeof Divider>
export default meta
type Story = StoryObj<typeof Divider>

export const Default: Story = {
  render: () => <Divider />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('separator')).toBeNull()
    await expect(
      canvasElement.querySelector('[data-story] > *')?.getBoundingClientRect().width,
    ).toBeGreaterThan(300)
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ weight: 'hair' | 'rule' }>
      isWide
      values={{ weight: ['hair', 'rule'] }}
      render={(props) => <Divider {...props} />}
    />
  ),
}
