import type { Meta, StoryObj } from '@storybook/react-vite'
import { InlineMessage } from '#design-system/feedback/InlineMessage'
import { expect, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Feedback/InlineMessage', component: InlineMessage } satisfies Meta<
  typeof InlineMessage
>
export default meta
type Story = StoryObj<typeof InlineMessage>

export const Announced: Story = {
  args: { tone: 'success', isLive: true, children: 'The coupon is applied.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('The coupon is applied.')
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ tone: 'info' | 'success' | 'warning' | 'critical' | 'muted' }>
      values={{ tone: ['info', 'success', 'warning', 'critical', 'muted'] }}
      render={(props) => (
        <InlineMessage tone="info" {...props}>
          Only 3 left
        </InlineMessage>
      )}
    />
  ),
}
