import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#design-system/actions/Button'
import {
  Skeleton,
  SkeletonForm,
  SkeletonList,
  SkeletonOf,
  SkeletonProduct,
  SkeletonTable,
} from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
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
const expected = (
  <Stack gap={2} align="start">
    <Text>
      Waiting to be paid: HK$1,284.50. It will be paid on 4 December 2026, together with weekly pay.
    </Text>
    <Button>Log in to the payout account</Button>
  </Stack>
)
/** As high as the content at every width, which is neither seen nor read nor reached by Tab. */
export const OfContent: Story = {
  render: () => (
    <Stack gap={4}>
      <div data-of="skeleton">
        <SkeletonOf>{expected}</SkeletonOf>
      </div>
      <div data-of="content">{expected}</div>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const height = (of: string) =>
      canvasElement.querySelector(`[data-of=${of}]`)?.getBoundingClientRect().height
    await expect(height('skeleton')).toBe(height('content'))
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await expect(canvas.getAllByText(/Waiting/)[0]).not.toBeVisible()
  },
}
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
