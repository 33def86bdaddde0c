import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckoutHeader } from '#design-system/commerce/CheckoutHeader'
import { expect, within } from 'storybook/test'

const meta = {
  title: 'Commerce/CheckoutHeader',
  component: CheckoutHeader,
  parameters: { padded: false },
} satisfies Meta<typeof CheckoutHeader>
export default meta
type Story = StoryObj<typeof CheckoutHeader>

export const Default: Story = {
  args: { logoHref: '/', step: 'Step 2 of 4', help: { label: 'Help', href: '/page/help' } },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/page/help'])
    await expect(within(canvasElement).getByText('Step 2 of 4')).toBeVisible()
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { logoHref: '/' },
}
