import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Sidebar } from '#design-system/Sidebar'
import { SideNav, type SideNavProps } from '#design-system/SideNav'
import { Text } from '#design-system/Text'
import { Matrix as Permutations } from '../../testing/Matrix.tsx'

const items = [
  { id: 'overview', label: 'Overview', href: '/dashboard', icon: 'home' as const },
  { id: 'orders', label: 'My orders', href: '/dashboard/orders', icon: 'document' as const, isCurrent: true, count: 2 },
  { id: 'addresses', label: 'Addresses', href: '/dashboard/addresses', icon: 'map-pin' as const },
  { id: 'favourites', label: 'My favourites', href: '/dashboard/favourites', icon: 'heart' as const },
  { id: 'logout', label: 'Sign out', href: '/logout', icon: 'sign-out' as const },
]
const meta = { title: 'Shell/SideNav', component: SideNav, args: { label: 'My account', items } } satisfies Meta<typeof SideNav>
export default meta
type Story = StoryObj<typeof SideNav>

export const Usual: Story = {
  render: (args) => <Sidebar side={<SideNav {...args} />}><Text>Two orders wait for payment.</Text></Sidebar>,
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'My account' })
    await expect(within(nav).getByRole('link', { current: 'page' })).toHaveAccessibleName(/My orders/)
    await expect(within(nav).getAllByRole('listitem')).toHaveLength(5)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
/** On a phone the row scrolls, the current place stands in it, and the page does not move. */
export const Phone: Story = {
  ...Usual,
  args: { items: items.map((item) => ({ ...item, isCurrent: item.id === 'logout' })) },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => { await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveAccessibleName('Sign out') },
}

const thai = items.map((item) => ({ ...item, label: 'รายการโปรดและการแจ้งเตือนของฉัน', isCurrent: item.id === 'overview' }))
export const Matrix: Story = { render: () => <Permutations<Pick<SideNavProps, 'items'>> values={{ items: [items, thai, items.map(({ id, label, href }) => ({ id, label, href }))] }} isWide render={(props, index) => <SideNav label={`My account ${index}`} items={items} {...props} />} /> }
