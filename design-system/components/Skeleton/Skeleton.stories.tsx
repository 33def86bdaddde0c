import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '#design-system/Skeleton'
import { expect } from 'storybook/test'
import { Matrix as Permutations } from '../../testing/Matrix.tsx'

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof Skeleton>

export const Lines: Story = {
  args: { shape: 'text', lines: 3 },
  play: async ({ canvasElement }) => { await expect(canvasElement.querySelectorAll('[aria-hidden=true] > span')).toHaveLength(3) },
}

export const Matrix: Story = { render: () => <Permutations<{ shape: 'text' | 'heading' | 'block' | 'picture' | 'circle' | 'button' | 'card' }> values={{ shape: ['text', 'heading', 'block', 'picture', 'circle', 'button', 'card'] }} render={(props) => <Skeleton shape="text" {...props} />} /> }
