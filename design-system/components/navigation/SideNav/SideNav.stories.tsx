import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { moreIcons } from '#design-system/text/Icon'
import { Sidebar } from '#design-system/layout/Sidebar'
import { SideNav, type SideNavItem, type SideNavProps } from '#design-system/navigation/SideNav'
import { Text } from '#design-system/text/Text'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const items = [
  { id: 'overview', label: 'Overview', href: '/dashboard', icon: 'home' as const },
  {
    id: 'orders',
    label: 'My orders',
    href: '/dashboard/orders',
    icon: moreIcons.document,
    isCurrent: true,
    badge: { count: 2, label: '2 orders wait for payment' },
  },
  { id: 'addresses', label: 'Addresses', href: '/dashboard/addresses', icon: moreIcons.mapPin },
  { id: 'favourites', label: 'My favourites', href: '/dashboard/favourites', icon: 'heart' as const },
  { id: 'logout', label: 'Sign out', href: '/logout', icon: moreIcons.signOut },
]
const meta = {
  title: 'Navigation/SideNav',
  component: SideNav,
  args: { label: 'My account', groups: [{ id: 'account', items }] },
} satisfies Meta<typeof SideNav>
export default meta
type Story = StoryObj<typeof SideNav>

export const Default: Story = {
  render: (args) => (
    <Sidebar side={<SideNav {...args} />}>
      <Text>Two orders wait for payment.</Text>
    </Sidebar>
  ),
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'My account' })
    await expect(within(nav).getByRole('link', { current: 'page' })).toHaveAccessibleName(
      'My orders 2 orders wait for payment',
    )
    await expect(within(nav).getAllByRole('listitem')).toHaveLength(5)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}
/** On a phone the row scrolls, the current place stands in it, and the page does not move. */
export const Phone: Story = {
  ...Default,
  args: {
    groups: [{ id: 'account', items: items.map((item) => ({ ...item, isCurrent: item.id === 'logout' })) }],
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveAccessibleName(
      'Sign out',
    )
  },
}

const business: SideNavItem[] = [
  { id: 'commissions', label: 'Commissions', href: '/commissions', icon: moreIcons.card },
  {
    id: 'invitations',
    label: 'Invitations',
    href: '/enrollment',
    icon: 'user',
    badge: { count: 1, label: 'One invitation was not sent', tone: 'critical' },
  },
]
const twoGroups: SideNavProps['groups'] = [
  { id: 'business', label: 'Business', items: business },
  { id: 'account', label: 'My account', items },
]
/** The row shows by a fade that it goes on, until it is at its end. */
export const PhoneFade: Story = {
  ...Phone,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation').firstElementChild!
    const size = () => getComputedStyle(row).maskSize
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
    row.scrollLeft = 0
    await waitFor(() => expect(size()).toBe('100% 100%'))
    row.scrollLeft = row.scrollWidth
    await waitFor(() => expect(size()).toMatch(/48px/))
  },
}

/** Two areas under one roof: the labels name the lists, on phones too. */
export const Groups: Story = {
  args: { label: 'Dashboard', groups: twoGroups },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Business' })
    await expect(within(list).getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByRole('list', { name: 'My account' })).toBeVisible()
  },
}

const thai = items.map((item) => ({
  ...item,
  label: 'รายการโปรดและการแจ้งเตือนของฉัน',
  isCurrent: item.id === 'overview',
}))
const alone = (list: SideNavItem[]): SideNavProps['groups'] => [{ id: 'account', items: list }]
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<Pick<SideNavProps, 'groups'>>
      values={{
        groups: [
          alone(items),
          alone(thai),
          alone(items.map(({ id, label, href }) => ({ id, label, href }))),
          twoGroups,
        ],
      }}
      isWide
      render={(props, index) => <SideNav label={`My account ${index}`} groups={[]} {...props} />}
    />
  ),
}
