import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from '#design-system/EmptyState'
import { LinkButton } from '#design-system/LinkButton'

const meta = { title: 'Feedback/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof EmptyState>

export const Usual: Story = { args: { title: 'Your cart is empty', children: 'What you add stays here, on this device, until you pay.', icon: 'cart', action: <LinkButton href="/categories" variant="primary">Look around</LinkButton> } }

export const Matrix: Story = { args: { title: 'ยังไม่มีคำสั่งซื้อ', level: 3 } }
