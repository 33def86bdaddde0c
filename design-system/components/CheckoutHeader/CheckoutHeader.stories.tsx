import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckoutHeader } from '#design-system/CheckoutHeader'

const meta = { title: 'Shell/CheckoutHeader', component: CheckoutHeader, parameters: { layout: 'fullbleed' } } satisfies Meta<typeof CheckoutHeader>
export default meta
type Story = StoryObj<typeof CheckoutHeader>

export const Usual: Story = { args: { logoHref: '/', step: 'Step 2 of 4', help: { label: 'Help', href: '/page/help' } } }

export const Matrix: Story = { args: { logoHref: '/' } }
