import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from '#design-system/navigation/Breadcrumbs'
import { expect, within } from 'storybook/test'

const meta = { title: 'Navigation/Breadcrumbs', component: Breadcrumbs } satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof Breadcrumbs>

export const Default: Story = {
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Categories', href: '/categories' },
      { label: 'Vitamins and minerals' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Vitamins and minerals')).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { items: [{ label: 'Home' }] },
}
