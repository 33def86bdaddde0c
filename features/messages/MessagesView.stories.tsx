import type { Message } from '#domain/messages/schema.ts'
import { Container } from '#design-system/layout/Container'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { MessagesView } from './MessagesView.tsx'

const messages: readonly Message[] = [
  {
    id: 3,
    title: 'Your order 000000007 is paid',
    content: 'We have received HK$898.00 and are packing it.',
    is_read: false,
    type: 'paid',
    created_at: '2026-11-21 07:12:00',
    url: '/dashboard/orders/7',
  },
  {
    id: 2,
    title: 'Your mobile number was changed',
    content: 'If this was not you, contact us.',
    is_read: true,
    type: 'phone',
    created_at: '2026-11-20 03:00:00',
    url: 'https://elsewhere.example/',
  },
]

const meta = {
  title: 'Features/Messages',
  component: MessagesView,
  args: { messages, onRead: fn(), onRemove: fn(() => Promise.resolve()) },
  render: (args) => (
    <Container>
      <MessagesView {...args} />
    </Container>
  ),
} satisfies Meta<typeof MessagesView>
export default meta
type Story = StoryObj<typeof meta>

/** Opening reads; only the shop's own pages are linked; nothing goes before the question is answered. */
export const Some: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText('Unread')).toHaveLength(1)
    await userEvent.click(canvas.getByText('Your order 000000007 is paid'))
    await waitFor(() => expect(args.onRead).toHaveBeenCalledWith(messages[0]))
    await userEvent.click(canvas.getByText('Your mobile number was changed'))
    await expect(args.onRead).toHaveBeenCalledTimes(1)
    await expect(canvas.getAllByRole('link', { name: 'View details' })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete: Your mobile number was changed' }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    )
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(messages[1]))
  },
}
export const None: Story = { args: { messages: [] } }
export const Loading: Story = { args: { messages: undefined } }
export const Failed: Story = {
  args: { messages: undefined, failure: { error: null, isRetrying: false, retry: fn() } },
}
