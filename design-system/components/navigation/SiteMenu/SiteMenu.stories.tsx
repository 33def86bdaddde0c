import type { Meta, StoryObj } from '@storybook/react-vite'
import { SiteHeader } from '#design-system/navigation/SiteHeader'
import { SiteMenu } from '#design-system/navigation/SiteMenu'
import type { SiteMenuProps } from '#design-system/navigation/SiteMenu'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { keptOpen } from '../../../testing/opened.ts'

/** It unfolds over the width of the header. */
const meta = {
  title: 'Navigation/SiteMenu',
  component: SiteMenu,
  parameters: { padded: false },
  render: (props) => (
    <SiteHeader logoHref="/" search={null} nav={[...props.places]} menu={<SiteMenu {...props} />} />
  ),
} satisfies Meta<typeof SiteMenu>
export default meta
type Story = StoryObj<typeof SiteMenu>

const args: SiteMenuProps = {
  label: 'Categories',
  phoneLabel: 'Menu',
  places: [
    { label: 'Offers', href: '/promotions' },
    { label: 'Bundles', href: '/bundles' },
  ],
  groups: [
    { label: 'All products', href: '/categories', links: [] },
    {
      label: 'Vitamins & minerals',
      href: '/categories/10',
      links: [
        { label: 'Single vitamins', href: '/categories/10/11', isCurrent: true },
        { label: 'Multivitamins', href: '/categories/10/12' },
      ],
    },
    {
      label: 'Omega & heart',
      href: '/categories/20',
      links: [{ label: 'Fish oil', href: '/categories/20/21' }],
    },
  ],
}

export const Default: Story = {
  args,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    if (!matchMedia('(min-width: 60rem)').matches) return
    const canvas = within(canvasElement)
    const summary = canvasElement.querySelector('summary')
    if (!summary) throw new Error('The menu has no summary.')
    await expect(canvas.getByText('Fish oil')).not.toBeVisible()
    await userEvent.click(summary)
    const list = within(canvas.getByRole('navigation', { name: 'Categories' }))
    await expect(list.getByRole('link', { current: 'page' })).toHaveTextContent('Single vitamins')
    await userEvent.tab()
    await waitFor(() => expect(list.getByRole('link', { name: 'All products' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(canvas.getByText('Fish oil')).not.toBeVisible()
  },
}

export const Phone: Story = {
  args,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    if (matchMedia('(min-width: 60rem)').matches) return
    const button = within(canvasElement).getByRole('button', { name: 'Menu' })
    await userEvent.click(button)
    const drawer = within(await within(document.body).findByRole('dialog', { name: 'Menu' }))
    await expect(drawer.getByRole('link', { name: 'Offers' })).toHaveAttribute('href', '/promotions')
    await waitFor(() => expect(drawer.getByRole('link', { name: 'Fish oil' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** Opened for the pictures: below the header on a desktop, from the side on a phone. */
const open = keptOpen(async ({ canvasElement }) => {
  const isWide = matchMedia('(min-width: 60rem)').matches
  // a mode is drawn from what the one before has left: a second press would fold it
  if (isWide && canvasElement.querySelector('details[open]')) return
  const opener = canvasElement.querySelector(isWide ? 'summary' : 'button')
  if (!opener) throw new Error('There is nothing to open.')
  await userEvent.click(opener)
  await userEvent.unhover(opener)
  if (!isWide) await within(document.body).findByRole('dialog', { name: 'Menu' })
})

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { ...args, isCurrent: true },
  play: open,
}
