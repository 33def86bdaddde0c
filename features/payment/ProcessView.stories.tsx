import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ProcessView } from './ProcessView.tsx'

const meta = { title: 'Features/Payment/Process', component: ProcessView, args: { phase: 'processing', orderId: 77, onRetry: fn() } } satisfies Meta<typeof ProcessView>
export default meta
type Story = StoryObj<typeof ProcessView>

const says = (...texts: string[]): NonNullable<Story['play']> => async ({ canvasElement }) => { for (const text of texts) await expect(within(canvasElement).getByText(text)).toBeVisible() }
const verifying = 'Payment verification is still in progress, please check your order after 3-5 minutes'

export const Processing: Story = { play: says('Payment is still being processed', verifying) }
export const Verifying: Story = { args: { phase: 'verifying' }, play: says(verifying) }
export const Failed: Story = {
  args: { phase: 'failed' },
  play: async (context) => {
    await says('Payment Processing Has Failed')(context)
    await expect(within(context.canvasElement).getByRole('link', { name: 'View the order' })).toHaveAttribute('href', '/dashboard/orders/77')
    await expect(within(context.canvasElement).getByRole('link', { name: 'Pay another way' })).toHaveAttribute('href', '/checkout/payment?order=77')
  },
}
export const Cancelled: Story = { args: { phase: 'cancelled' } }
export const Unexpected: Story = { args: { phase: 'unexpected' }, play: says('Unexpected error') }
export const Success: Story = { args: { phase: 'success' } }
