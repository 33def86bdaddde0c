import type { Meta, StoryObj } from '@storybook/react-vite'
import { moreIcons } from '#design-system/text/Icon'
import { Menu, type MenuProps } from '#design-system/actions/Menu'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'
import { opened } from '../../../testing/opened.ts'

const meta = { title: 'Actions/Menu', component: Menu } satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof Menu>

const items = [
  { id: 'edit', label: 'Edit', icon: 'edit' as const },
  { id: 'default', label: 'Use as default' },
  { id: 'remove', label: 'Remove', icon: 'trash' as const, tone: 'critical' as const },
]
const order: MenuProps['items'] = [
  { id: 'open', label: 'Open the order', icon: moreIcons.document, href: '#order' },
  {
    id: 'papers',
    label: 'Papers',
    items: [
      { id: 'invoice', label: 'Print the invoice' },
      {
        id: 'return',
        label: 'Send something back',
        isDisabled: true,
        description: 'Possible until 14 days after delivery',
      },
    ],
  },
  {
    id: 'end',
    ariaLabel: 'End the order',
    items: [{ id: 'cancel', label: 'Cancel the order', icon: 'close', tone: 'critical' }],
  },
]

export const Default: Story = {
  args: { label: 'Address', items, onAction: fn() },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Address' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const page = within(document.body)
    const edit = await page.findByRole('menuitem', { name: 'Edit' })
    await waitFor(() => expect(edit).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('remove')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const WithSections: Story = {
  args: { label: 'More for order 1029', isIconOnly: true, items: order, onAction: fn() },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'More for order 1029' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const page = within(document.body)
    const open = await page.findByRole('menuitem', { name: 'Open the order' })
    await waitFor(() => expect(open).toHaveFocus())
    await expect(open).toHaveAttribute('href', '#order')
    await expect(page.getByRole('group', { name: 'Papers' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'End the order' })).toBeVisible()
    const refused = page.getByRole('menuitem', {
      name: 'Send something back Possible until 14 days after delivery',
    })
    await expect(refused).toHaveAttribute('aria-disabled', 'true')
    // Disabled items are skipped.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Cancel the order' })).toHaveFocus())
    await userEvent.keyboard('p')
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Print the invoice' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(args.onAction).not.toHaveBeenCalled()
  },
}

/** Opened for the screenshot. */
export const Open: Story = {
  args: { label: 'More', items: order },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(await within(document.body).findByRole('menu')).toBeVisible()
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{
      variant: 'line' | 'text' | 'tint'
      size: 'sm' | 'md'
      isIconOnly: boolean
      isDisabled: boolean
    }>
      values={{
        variant: ['line', 'text', 'tint'],
        size: ['sm', 'md'],
        isIconOnly: [false, true],
        isDisabled: [false, true],
      }}
      render={(props) => <Menu {...props} label="More" items={items} />}
    />
  ),
  play: opened(),
}
