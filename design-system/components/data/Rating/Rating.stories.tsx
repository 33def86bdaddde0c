import type { Meta, StoryObj } from '@storybook/react-vite'
import { Rating } from '#design-system/data/Rating'
import { expect, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Data/Rating', component: Rating } satisfies Meta<typeof Rating>
export default meta
type Story = StoryObj<typeof Rating>

export const Default: Story = {
  args: { value: 4.8, count: 326, label: 'Rated 4.8 of 5, 326 reviews' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: 'Rated 4.8 of 5, 326 reviews' }),
    ).toBeVisible()
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ value: number; size: 'sm' | 'md' }>
      values={{ value: [0, 1, 2.5, 3.7, 5], size: ['sm', 'md'] }}
      render={({ value = 0, ...props }) => (
        <Rating {...props} value={value} count={12} label={`Rated ${value} of 5`} />
      )}
    />
  ),
}
