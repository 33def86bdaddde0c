import type { Meta, StoryObj } from '@storybook/react-vite'
import { BottomBar } from '#design-system/navigation/BottomBar'
import type { BottomBarProps } from '#design-system/navigation/BottomBar'
import { expect, userEvent, waitFor, within } from 'storybook/test'

const meta = { title: 'Navigation/BottomBar', component: BottomBar } satisfies Meta<typeof BottomBar>
export default meta
type Story = StoryObj<typeof BottomBar>

const args: BottomBarProps = {
  label: 'Main places',
  items: [
    { id: 'home', label: 'Home', href: '/', icon: 'home', isCurrent: true },
    { id: 'categories', label: 'Categories', href: '/categories', icon: 'grid' },
    { id: 'cart', label: 'Cart', href: '/cart', icon: 'cart', count: 4, countLabel: '4 items' },
    { id: 'me', label: 'Me', href: '/dashboard', icon: 'user' },
  ],
}

export const Default: Story = {
  args,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const places = within(within(canvasElement).getByRole('navigation', { name: 'Main places' }))
    await expect(places.getByRole('link', { current: 'page' })).toHaveTextContent('Home')
    await expect(places.getByRole('link', { name: 'Cart 4 items' })).toHaveAttribute('href', '/cart')
    await userEvent.tab()
    await waitFor(() => expect(places.getByRole('link', { name: 'Home' })).toHaveFocus())
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { ...args, items: args.items.map((item) => ({ ...item, isCurrent: false })) },
}
