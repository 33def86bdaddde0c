import type { Meta, StoryObj } from '@storybook/react-vite'
import { DrawerNavigation, type DrawerNavigationItem } from '#design-system/DrawerNavigation'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../testing/Matrix.tsx'
import { opened } from '../../testing/opened.ts'

const items: DrawerNavigationItem[] = [
  { label: 'Overview', href: '#dashboard', icon: 'home' },
  { label: 'Orders', href: '#orders', icon: 'document', note: '1 unpaid' },
  { label: 'Business', icon: 'user', items: [{ label: 'Commissions', href: '#commissions', isCurrent: true }, { label: 'My team', href: '#team' }] },
  { label: 'Membership', icon: 'star', items: [{ label: 'Renewal', href: '#renewal' }] },
]
const meta = {
  title: 'Navigation/DrawerNavigation', component: DrawerNavigation,
  // A followed link would take the story's own frame away.
  render: (args) => <div onClickCapture={(event) => { if (event.target instanceof Element && event.target.closest('a')) event.preventDefault() }}><DrawerNavigation {...args} /></div>,
  args: { label: 'Account menu', items },
} satisfies Meta<typeof DrawerNavigation>
export default meta
type Story = StoryObj<typeof DrawerNavigation>

export const Usual: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Account menu' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const drawer = await within(document.body).findByRole('dialog', { name: 'Account menu' })
    const pages = within(within(drawer).getByRole('navigation', { name: 'Account menu' }))
    await expect(pages.getByRole('link', { name: 'Commissions' })).toHaveAttribute('aria-current', 'page')
    // The group without the current page is folded until it is opened.
    await expect(pages.getByText('Renewal')).not.toBeVisible()
    await userEvent.click(pages.getByText('Membership'))
    await waitFor(() => expect(pages.getByRole('link', { name: 'Renewal' })).toBeVisible())
    await userEvent.click(pages.getByRole('link', { name: 'Orders 1 unpaid' }))
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** Open, for the picture. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(await within(document.body).findByRole('dialog')).toBeInTheDocument()
  },
}

export const Matrix: Story = {
  render: () => <Permutations<{ side: 'left' | 'right', label: string }> values={{ side: ['left', 'right'], label: ['Account menu', 'เมนูบัญชีของฉัน'] }} render={(props) => <DrawerNavigation label="Menu" items={items} {...props} />} />,
  play: opened(),
}
