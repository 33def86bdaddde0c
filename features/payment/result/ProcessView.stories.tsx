import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ProcessView } from './ProcessView.tsx'

const meta = {
  title: 'Features/Payment/Process',
  component: ProcessView,
  args: { phase: 'processing', orderId: 77, onRetry: fn() },
} satisfies Meta<typeof ProcessView>
export default meta
type Story = StoryObj<typeof ProcessView>

const says =
  (...texts: string[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    for (const text of texts) await expect(within(canvasElement).getByText(text)).toBeVisible()
  }
const verifying = 'Payment verification is still in progress, please check your order after 3-5 minutes'

export const Processing: Story = { play: says('Payment is still being processed', verifying) }
export const Verifying: Story = { args: { phase: 'verifying' }, play: says(verifying) }
// Requirements
export const Failed: Story = {
  args: { phase: 'failed' },
  play: async (context) => {
    await says('Payment Processing Has Failed')(context)
    await expect(within(context.canvasElement).getByRole('link', { name: 'View order' })).toHaveAttribute(
      'href',
      '/dashboard/orders/77',
    )
    await expect(
      within(context.canvasElement).getByRole('link', { name: 'Pay another way' }),
    ).toHaveAttribute('href', '/checkout/payment?order=77')
  },
}
export const Cancelled: Story = { args: { phase: 'cancelled' } }
// Requirements R-541
export const Unexpected: Story = { args: { phase: 'unexpected' }, play: says('Unexpected error') }
export const Success: Story = { args: { phase: 'success' } }
export const Unpaid: Story = {
  args: { phase: 'unpaid' },
  play: async (context) => {
    await says("We haven't received a payment for this order")(context)
    await expect(within(context.canvasElement).getByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      '/checkout/payment?order=77',
    )
  },
}
export const OrderCancelled: Story = {
  args: { phase: 'orderCancelled' },
  play: async (context) => {
    await says('This order was cancelled.')(context)
    await expect(within(context.canvasElement).queryByRole('link', { name: /pay/i })).toBeNull()
  },
}
export const OrderClosed: Story = { args: { phase: 'orderClosed' }, play: says('This order is closed.') }
/** Back from the provider in a browser where nobody is signed in. */
export const SignedOut: Story = {
  args: { phase: 'signIn', signInHref: '/signin?redirect=%2Forder%2F77%2FplanetPayReturn' },
  play: async (context) => {
    await says('Please sign in to see the result of your payment.')(context)
    await expect(within(context.canvasElement).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/signin?redirect=%2Forder%2F77%2FplanetPayReturn',
    )
  },
}
