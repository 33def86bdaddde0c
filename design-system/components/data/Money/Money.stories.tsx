import type { Meta, StoryObj } from '@storybook/react-vite'
import { Money } from '#design-system/data/Money'
import { expect } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Data/Money', component: Money } satisfies Meta<typeof Money>
export default meta
type Story = StoryObj<typeof Money>

export const Default: Story = { args: { minor: 16800, size: 'xl' } }

export const Saving: Story = {
  args: { minor: -2400, tone: 'sale' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('-HK$24.00')
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ size: 'xs' | 'sm' | 'md' | 'lg' | 'xl'; minor: number }>
      values={{ size: ['xs', 'sm', 'md', 'lg', 'xl'], minor: [16800, 123456789, -2450] }}
      render={({ minor = 0, ...props }) => <Money minor={minor} {...props} />}
    />
  ),
}
