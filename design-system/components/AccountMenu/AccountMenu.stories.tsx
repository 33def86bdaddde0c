import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountMenu } from '#design-system/AccountMenu'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../testing/Matrix.tsx'
import { opened } from '../../testing/opened.ts'

const links = [{ id: 'home', label: 'My account', href: '#dashboard', icon: 'user' as const }, { id: 'orders', label: 'Orders', href: '#orders', icon: 'document' as const, note: '1 waits for payment' }, { id: 'addresses', label: 'Addresses', href: '#addresses', icon: 'map-pin' as const }]
const meta = { title: 'Navigation/AccountMenu', component: AccountMenu, args: { name: 'Mei Yee', about: 'Associate 10294', links, onSignOut: fn() } } satisfies Meta<typeof AccountMenu>
export default meta
type Story = StoryObj<typeof AccountMenu>

export const Usual: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Mei Yee' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const page = within(document.body)
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'My account' })).toHaveFocus())
    await expect(page.getByRole('group', { name: 'Associate 10294' })).toBeInTheDocument()
    await expect(page.getByRole('menuitem', { name: 'Orders 1 waits for payment' })).toHaveAttribute('href', '#orders')
    await userEvent.keyboard('{End}')
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSignOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const InANarrowHeader: Story = {
  args: { isIconOnly: true },
  play: async ({ canvasElement }) => { await expect(within(canvasElement).getByRole('button', { name: 'Account of Mei Yee' })).toBeVisible() },
}

/** Open, for the picture. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(await within(document.body).findByRole('menu')).toBeInTheDocument()
  },
}

export const Matrix: Story = {
  render: () => <Permutations<{ name: string, isIconOnly: boolean }> values={{ name: ['陈美仪', 'Nguyễn Thị Phương Anh Trần Hoàng'], isIconOnly: [false, true] }} render={(props) => <AccountMenu name="Mei Yee" about="Preferred" links={links} onSignOut={fn()} {...props} />} />,
  play: opened(2),
}
