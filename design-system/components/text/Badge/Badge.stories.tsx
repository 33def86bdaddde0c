import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, type BadgeProps } from '#design-system/text/Badge'
import { Inline } from '#design-system/layout/Inline'
import { Text } from '#design-system/text/Text'
import { expect, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Text/Badge', component: Badge } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof Badge>

export const UnreadMessages: Story = {
  render: () => (
    <Inline>
      <Text weight="strong">Messages</Text>
      <Badge count={3} label="3 unread messages" />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3 unread messages')).toBeInTheDocument()
    await expect(within(canvasElement).getByText('3')).toHaveAttribute('aria-hidden', 'true')
  },
}
export const SomethingNew: Story = {
  render: () => (
    <Inline>
      <Text weight="strong">Promotions</Text>
      <Badge isDot label="New promotions" tone="critical" />
    </Inline>
  ),
}
export const NothingToCount: Story = {
  render: () => (
    <Inline>
      <Text>Messages</Text>
      <Badge count={0} label="No unread messages" />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('No unread messages')).toBeNull()
  },
}
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ tone: NonNullable<BadgeProps['tone']>; count: number }>
      values={{ tone: ['brand', 'critical', 'neutral'], count: [1, 42, 120] }}
      render={({ count = 1, ...props }) => (
        <Inline>
          <Badge count={count} label={`${count} new`} {...props} />
          <Badge isDot label="New" {...props} />
        </Inline>
      )}
    />
  ),
}
