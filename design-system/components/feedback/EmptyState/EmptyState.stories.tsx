import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from '#design-system/feedback/EmptyState'
import { LinkButton } from '#design-system/actions/LinkButton'
import { expect, userEvent, waitFor, within } from 'storybook/test'

const meta = { title: 'Feedback/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof EmptyState>

export const Default: Story = {
  args: {
    title: 'Your cart is empty',
    children: 'What you add stays here, on this device, until you pay.',
    icon: 'cart',
    action: (
      <LinkButton href="/categories" variant="primary">
        Look around
      </LinkButton>
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 2, name: 'Your cart is empty' })).toBeVisible()
    await userEvent.tab()
    await waitFor(() => expect(page.getByRole('link', { name: 'Look around' })).toHaveFocus())
    // Not an error, so nothing is announced.
    await expect(page.queryByRole('alert')).toBeNull()
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { title: 'ยังไม่มีคำสั่งซื้อ', level: 3 },
}
