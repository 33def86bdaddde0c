import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderSummary } from '#design-system/OrderSummary'

const meta = { title: 'Commerce/OrderSummary', component: OrderSummary } satisfies Meta<typeof OrderSummary>
export default meta
type Story = StoryObj<typeof OrderSummary>

export const Usual: Story = { args: { rows: [{ id: 'subtotal', label: 'Subtotal', minor: 90200 }, { id: 'discount', label: 'Discount', minor: -2400 }, { id: 'shipping', label: 'Shipping', text: 'Chosen at the next step' }], total: { label: 'Total (before shipping)', minor: 87800 } } }

export const Matrix: Story = { args: { rows: [{ id: 'points', label: 'Loyalty points', minor: -5000, tone: 'member' }, { id: 'shipping', label: 'Shipping', text: 'Free', tone: 'success' }], total: { label: 'Total', minor: 0 } } }
