import type { Meta, StoryObj } from '@storybook/react-vite'
import { HeaderPanel, SiteHeader } from '#design-system/navigation/SiteHeader'
import { IconButton } from '#design-system/actions/IconButton'
import { LanguageMenu } from '#design-system/navigation/LanguageMenu'
import type { SiteHeaderProps } from '#design-system/navigation/SiteHeader'
import { TextLink } from '#design-system/text/TextLink'
import { expect, fn, userEvent, within } from 'storybook/test'

const meta = {
  title: 'Navigation/SiteHeader',
  component: SiteHeader,
  parameters: { padded: false },
} satisfies Meta<typeof SiteHeader>
export default meta
type Story = StoryObj<typeof SiteHeader>

const closePanel = fn()
const actions = (
  <>
    <IconButton icon="heart" label="Favourites" href="/dashboard" />
    <IconButton icon="user" label="Account" href="/dashboard" />
    <IconButton icon="cart" label="Cart, 4 items" href="/cart" count={4} />
  </>
)
const language = (
  <LanguageMenu
    label="Language"
    value="zh_cn"
    options={[
      { value: 'en', label: 'English', href: '/en', lang: 'en', short: 'EN' },
      { value: 'zh_cn', label: '简体中文', href: '/zh-cn', lang: 'zh-CN', short: '简' },
    ]}
  />
)
const args: SiteHeaderProps = {
  logoHref: '/',
  search: (
    <form role="search">
      <input type="search" aria-label="Search" placeholder="Search products" />
    </form>
  ),
  language,
  actions,
  nav: [
    { label: 'Home', href: '/', isCurrent: true },
    { label: 'Categories', href: '/categories' },
    { label: 'Offers', href: '/promotions' },
    { label: 'Bundles', href: '/bundles' },
  ],
  notice: (
    <>
      <span>Strong monsoon signal: some orders arrive a day later.</span>
      <a href="/page/notice">Details</a>
    </>
  ),
}

export const Default: Story = {
  args,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

/** A panel below the end of the header: wide screens only. */
export const WithPanel: Story = {
  args: {
    ...args,
    actions: (
      <>
        {actions}
        <HeaderPanel label="Cart" title="Added to your cart." onClose={closePanel}>
          <TextLink href="/cart">View cart</TextLink>
        </HeaderPanel>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).queryByRole('region', { name: 'Cart' })
    if (!panel) return
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }))
    await expect(closePanel).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(closePanel).toHaveBeenCalledTimes(2)
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { ...args, notice: undefined, actions: undefined },
}
