import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { exampleOrder, unpaidOrder } from './examples.ts'
import { OrderView } from './OrderView.tsx'

const meta = {
  title: 'Features/Orders/Order',
  component: OrderView,
  args: {
    order: exampleOrder,
    lifetime: 30,
    receivedAt: Date.parse('2026-11-21T07:14:19Z'),
    hasExpired: false,
    onExpired: fn(),
    isCancelling: false,
    onCancel: fn(() => Promise.resolve()),
    isReordering: false,
    onReorder: fn(),
    onReceipt: fn(),
    onTrack: fn(),
  },
} satisfies Meta<typeof OrderView>
export default meta
type Story = StoryObj<typeof OrderView>

// Requirements R-184
export const Unpaid: Story = {
  args: { order: unpaidOrder },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    // the words say what they are: no tone is heard before them
    await expect(canvas.queryByText('Warning')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Pay HK$898.00' })).toHaveAttribute(
      'href',
      '/checkout/payment?order=77',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Keep order' }))
    await expect(args.onCancel).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel order' }),
    )
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

/** Each line says where its own review stands: one that waits for the staff, or that they have hidden, is not linked. */
export const ReviewsWhereStaffApproveThem: Story = {
  args: {
    order: {
      ...exampleOrder,
      status: 'received',
      items: (['approved', 'pending', 'hidden', null] as const).map((written, index) => ({
        ...exampleOrder.items?.[0],
        item_id: index + 1,
        sku: `VITAMIN-${index}`,
        extension_attributes: {
          review_status: written,
          ...(written === 'approved' ? { review_id: 41 } : {}),
        },
      })),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'View your review' })).toHaveAttribute(
      'href',
      '/product/VITAMIN-0?review=41#review-41',
    )
    await expect(canvas.getByText("We're checking your review.")).toBeVisible()
    await expect(canvas.getByText("Your review isn't shown in the shop.")).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /^Write a review/ })).toHaveLength(1)
  },
}

/** What points and payout credit paid stands among the amounts. */
export const PaidWithBalances: Story = {
  args: {
    order: {
      ...exampleOrder,
      extension_attributes: {
        ...exampleOrder.extension_attributes,
        loyalty_points_used: 902,
        ipayout_used_amount: 12.34,
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('-HK$902.00')).toBeVisible()
    await expect(canvas.getByText('Payout credit')).toBeVisible()
    await expect(canvas.getByText('-HK$12.34')).toBeVisible()
  },
}

// Requirements R-183
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

/** The parcel goes to a locker: its name and address stand where the street would. */
export const ToLocker: Story = {
  args: {
    order: {
      ...exampleOrder,
      extension_attributes: {
        ...exampleOrder.extension_attributes,
        pickup_point: {
          code: 'H0202L1',
          kind: 'locker',
          country_id: 'HK',
          district_id: '810202',
          name: 'SF locker, Nam Cheong Street',
          address: 'G/F, Wah Fung Building, 118 Nam Cheong Street, Sham Shui Po, Kowloon',
          opening_hours: { weekdays: '00:00–24:00', weekends: '00:00–24:00' },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pick up at')).toBeVisible()
    await expect(canvas.getByText('SF locker, Nam Cheong Street')).toBeVisible()
    await expect(canvas.queryByText(/12 Granville Road|223 Nam Cheong/)).toBeNull()
  },
}
export const Expired: Story = { args: { order: { ...unpaidOrder, status: 'canceled' }, hasExpired: true } }
/** The countdown ended and the service has not cancelled the order yet: nothing is claimed. */
export const Expiring: Story = {
  args: { order: unpaidOrder, hasExpired: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/We're checking whether a payment arrived/)).toBeVisible()
    await expect(canvas.queryByText(/cancelled/)).toBeNull()
  },
}
/** An order on credit names its day, can be paid, and is never said to run out of time. */
export const OnCredit: Story = {
  args: {
    order: {
      ...unpaidOrder,
      status: 'order_placed',
      extension_attributes: {
        ...unpaidOrder.extension_attributes,
        pay_before: null,
        credit_period: 30,
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Please pay by 21 Dec 2026. Your credit period is 30 days.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Pay HK$898.00' })).toBeVisible()
    await expect(canvas.queryByText(/Time left|cancelled/)).toBeNull()
  },
}
export const Closed: Story = {
  args: { order: { ...exampleOrder, status: 'closed' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Cancelled')).toBeNull()
  },
}
/** A part was refunded: its pieces and what came back by each means are listed. */
export const PartlyRefunded: Story = {
  args: {
    order: {
      ...exampleOrder,
      status: 'received',
      total_refunded: 361.8,
      items: exampleOrder.items.map((item, index) => (index === 0 ? { ...item, qty_refunded: 1 } : item)),
      extension_attributes: {
        ...exampleOrder.extension_attributes,
        loyalty_points_returned: 41.04,
        ipayout_returned_amount: 12.5,
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/1 refunded/)).toBeVisible()
    await expect(canvas.getByText('HK$361.80')).toBeVisible()
    await expect(canvas.getByText('Payout credit returned')).toBeVisible()
    await expect(canvas.getByText('HK$41.04')).toBeVisible()
  },
}
/** A refund that no provider made is told as delayed, not as refunded or on its way; the rest of it as it stands. */
export const WithDelayedRefund: Story = {
  args: {
    order: {
      ...exampleOrder,
      status: 'closed',
      total_refunded: 361.8,
      items: exampleOrder.items.map((item, index) => (index === 0 ? { ...item, qty_refunded: 1 } : item)),
      extension_attributes: {
        ...exampleOrder.extension_attributes,
        refunds: { paid: 0, on_way: 61.8, delayed: 300 },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/We couldn't send your refund of HK\$300\.00 yet/)).toBeVisible()
    await expect(canvas.getByText('Refund not sent yet')).toBeVisible()
    await expect(canvas.getByText('Refund on its way')).toBeVisible()
    await expect(canvas.getByText('HK$61.80')).toBeVisible()
    await expect(canvas.getByText(/1 being refunded/)).toBeVisible()
    await expect(canvas.queryByText('Refunded')).toBeNull()
    await expect(canvas.queryByText('HK$361.80')).toBeNull()
  },
}
export const UnderReview: Story = {
  args: { order: { ...exampleOrder, status: 'payment_review', total_paid: 0 } },
}
export const Received: Story = { args: { order: { ...exampleOrder, status: 'received' } } }
