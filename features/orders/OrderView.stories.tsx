import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { exampleOrder, unpaidOrder } from './examples.ts'
import { OrderView } from './OrderView.tsx'

const meta = {
  title: 'Features/Orders/Order', component: OrderView,
  args: { order: exampleOrder, lifetime: 30, receivedAt: Date.parse('2026-11-21T07:14:19Z'), hasExpired: false, onExpired: fn(), isCancelling: false, onCancel: fn(() => Promise.resolve()), isReordering: false, onReorder: fn(), onReceipt: fn(), onTrack: fn() },
} satisfies Meta<typeof OrderView>
export default meta
type Story = StoryObj<typeof OrderView>

export const Unpaid: Story = {
  args: { order: unpaidOrder },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Pay HK$898.00' })).toHaveAttribute('href', '/checkout/payment?order=77')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the order' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the order' }))
    await expect(args.onCancel).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the order' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel the order' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** A shop that takes neither reorders nor reviews offers none. */
export const NeitherReordersNorReviews: Story = {
  args: { order: { ...exampleOrder, status: 'received' }, mayReorder: false, mayReview: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button', { name: /again/ })).toBeNull()
    await expect(canvas.queryByRole('link', { name: /review/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Receipt' })).toBeVisible()
  },
}

export const Paid: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('link', { name: /^Pay/ })).toBeNull()
    await expect(canvas.queryByText('Part of a set')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Buy again: Probiotic 10, 30 Billion' }))
    await expect(args.onReorder).toHaveBeenLastCalledWith([2])
    await userEvent.click(canvas.getByRole('button', { name: 'Reorder all' }))
    await expect(args.onReorder).toHaveBeenLastCalledWith()
  },
}

export const Expired: Story = { args: { order: { ...unpaidOrder, status: 'canceled' }, hasExpired: true } }
export const UnderReview: Story = { args: { order: { ...exampleOrder, status: 'payment_review', total_paid: 0 } } }
export const Received: Story = { args: { order: { ...exampleOrder, status: 'received' } } }
