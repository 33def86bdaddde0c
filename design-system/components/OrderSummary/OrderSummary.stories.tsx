import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderSummary } from '#design-system/OrderSummary'
import { expect, within } from 'storybook/test'

const meta = { title: 'Commerce/OrderSummary', component: OrderSummary } satisfies Meta<typeof OrderSummary>
export default meta
type Story = StoryObj<typeof OrderSummary>

export const Usual: Story = {
  args: { rows: [{ id: 'subtotal', label: 'Subtotal', minor: 90200 }, { id: 'discount', label: 'Discount', minor: -2400 }, { id: 'shipping', label: 'Shipping', text: 'Chosen at the next step' }], total: { label: 'Total (before shipping)', minor: 87800 } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const terms = page.getAllByRole('term').map((term) => term.textContent)
    await expect(terms).toEqual(['Subtotal', 'Discount', 'Shipping', 'Total (before shipping)'])
    await expect(page.getAllByRole('definition').map((value) => value.textContent)).toEqual(['HK$902.00', '−HK$24.00', 'Chosen at the next step', 'HK$878.00'])
  },
}

export const Matrix: Story = { args: { rows: [{ id: 'points', label: 'Loyalty points', minor: -5000, tone: 'member' }, { id: 'shipping', label: 'Shipping', text: 'Free', tone: 'success' }], total: { label: 'Total', minor: 0 } } }
