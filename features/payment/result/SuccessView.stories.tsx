import type { Meta, StoryObj } from '@storybook/react-vite'
import { paymentTerms } from '#domain/orders/payment-state.ts'
import { expect, within } from 'storybook/test'
import { OrderedGoods } from './OrderedGoods.tsx'
import { SuccessView } from './SuccessView.tsx'

const of = (status: string, more: Record<string, unknown> = {}) => ({
  status,
  terms: paymentTerms({ status, created_at: '2026-11-21 07:12:00', extension_attributes: more }, 0, 0),
})
const meta = {
  title: 'Features/Payment/Success',
  component: SuccessView,
  args: {
    orderId: 77,
    number: '100004821',
    due: 89800,
    email: 'mei.chan@jadeleaf.example',
    ...of('paid'),
  },
} satisfies Meta<typeof SuccessView>
export default meta
type Story = StoryObj<typeof SuccessView>

/** What the page says of an order in a status, and whether it offers to pay. */
const says =
  (sentence: string, canPay = false): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(sentence)).toBeVisible()
    const pay = canvas.queryByRole('link', { name: 'Pay HK$898.00' })
    if (canPay) await expect(pay).toHaveAttribute('href', '/checkout/payment?order=77')
    else await expect(pay).toBeNull()
  }
const packing = 'We have received your payment and are packing your order.'

export const Paid: Story = { play: says(packing) }
export const PendingShipment: Story = { args: of('pending_shipment'), play: says(packing) }
export const InTransit: Story = {
  args: of('in_transit'),
  play: says('Your order is paid and on its way.'),
}
export const PartialInTransit: Story = {
  args: of('partial_in_transit'),
  play: says('Your order is paid and on its way.'),
}
export const Complete: Story = { args: of('complete'), play: says('Your order is paid and completed.') }
export const Received: Story = { args: of('received'), play: says('Your order is paid and completed.') }
export const Reviewed: Story = { args: of('reviewed'), play: says('Your order is paid and completed.') }
export const PaymentReview: Story = {
  args: of('payment_review'),
  play: says('Your UnionPay payment is being reviewed. This takes 24-48 working hours.'),
}
export const PendingPayment: Story = {
  args: of('pending_payment', { pay_before: '2026-11-21 07:42:00', server_time: '2026-11-21 07:14:19' }),
  play: says(
    'Your order has been placed. Please pay before 21 Nov 2026, 15:42, or it will be cancelled.',
    true,
  ),
}
export const PendingWithoutLimit: Story = {
  args: of('pending_payment'),
  play: says('Your order has been placed and is awaiting payment.', true),
}
export const OrderPlacedOnCredit: Story = {
  args: of('order_placed', { credit_period: 30, pay_before: null }),
  play: says('Your order has been placed on credit. Please pay by 21 Dec 2026.', true),
}
export const OrderPlaced: Story = {
  args: of('order_placed'),
  play: says('Your order has been placed.', true),
}
export const OnHold: Story = {
  args: of('on_hold'),
  play: says('Your order is on hold for now. Check the order for updates.'),
}
export const Canceled: Story = {
  args: of('canceled'),
  play: async (context) => {
    await says('This order was cancelled.')(context)
    await expect(within(context.canvasElement).queryByText(/Thank you|We have sent/)).toBeNull()
  },
}
export const Closed: Story = { args: of('closed'), play: says('This order is closed.') }
export const UnknownStatus: Story = { args: of('fraud'), play: says('Your order has been placed.') }

/** The packs, the amount, the address and the date of what was ordered. */
export const WithGoods: Story = {
  args: {
    children: (
      <OrderedGoods
        order={{
          grand_total: 898,
          created_at: '2026-11-21 07:12:00',
          shipping_description: 'SF Express, To your door',
          items: [
            { item_id: 1, sku: 'vitamin-c', name: 'Vitamin C slow release 1000 mg', qty_ordered: 2 },
            { item_id: 2, sku: 'part', name: 'A part of it', parent_item_id: 1 },
          ],
          extension_attributes: {
            shipping_assignments: [
              {
                shipping: {
                  method: 'sfexpress_standard',
                  address: {
                    address_type: 'shipping',
                    country_id: 'HK',
                    city: 'Sham Shui Po',
                    firstname: 'Mei Yi',
                    lastname: 'Chan',
                    street: ['Flat B, 12/F, 223 Nam Cheong Street'],
                    telephone: '51000001',
                  },
                },
              },
            ],
          },
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Vitamin C slow release 1000 mg')).toBeVisible()
    await expect(canvas.queryByText('A part of it')).toBeNull()
    await expect(canvas.getByText('HK$898.00')).toBeVisible()
    await expect(canvas.getByText(/223 Nam Cheong Street/)).toBeVisible()
    await expect(canvas.getByText('21 Nov 2026')).toBeVisible()
    await expect(canvas.getByText(/tracking number/)).toBeVisible()
  },
}
