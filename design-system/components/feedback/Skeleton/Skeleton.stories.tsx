import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton, SkeletonForm, SkeletonList, SkeletonProduct, SkeletonTable } from '#design-system/Skeleton'
import { Stack } from '#design-system/Stack'
import { expect } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof Skeleton>

export const Lines: Story = {
  args: { shape: 'text', lines: 3 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-hidden=true] > span')).toHaveLength(3)
  },
}

export const ForATable: Story = { render: () => <SkeletonTable rows={4} columns={5} /> }
export const ForAList: Story = { render: () => <SkeletonList hasPictures /> }
export const ForAForm: Story = {
  render: () => <SkeletonForm fields={3} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-story] > [aria-hidden=true]')?.textContent).toBe('')
  },
}
export const ForAProduct: Story = { render: () => <SkeletonProduct /> }
export const WholeSet: Story = {
  render: () => (
    <Stack gap={10}>
      <SkeletonTable />
      <SkeletonList />
      <SkeletonForm />
      <SkeletonProduct />
    </Stack>
  ),
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ shape: 'text' | 'heading' | 'block' | 'picture' | 'circle' | 'button' | 'card' }>
      values={{ shape: ['text', 'heading', 'block', 'picture', 'circle', 'button', 'card'] }}
      render={(props) => <Skeleton shape="text" {...props} />}
    />
  ),
}
