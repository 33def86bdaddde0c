import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SiteFooter } from '#design-system/navigation/SiteFooter'
import type { SiteFooterProps } from '#design-system/navigation/SiteFooter'

const meta = {
  title: 'Navigation/SiteFooter',
  component: SiteFooter,
  parameters: { padded: false },
} satisfies Meta<typeof SiteFooter>
export default meta
type Story = StoryObj<typeof SiteFooter>

const args: SiteFooterProps = {
  about: 'Health products for families in Hong Kong. Every product says what is in it.',
  columns: [
    {
      title: 'Help',
      links: [
        { label: 'Delivery and pick-up', href: '/page/delivery' },
        { label: 'Ways to pay', href: '/page/pay' },
        { label: 'Returns', href: '/page/returns' },
        { label: 'Contact', href: '/page/contact' },
      ],
    },
    {
      title: 'About Jadeleaf',
      links: [
        { label: 'Brand', href: '/page/brand' },
        { label: 'Become an associate', href: '/page/associate' },
      ],
    },
    {
      title: 'Terms',
      links: [
        { label: 'Terms of use', href: '/terms-conditions' },
        { label: 'Privacy', href: '/page/privacy' },
      ],
    },
  ],
  legal: 'Food supplements do not replace medicine or a balanced diet.',
}

export const Default: Story = { args }

/** Before anybody has come near it: 400 px, and the landmark is there. */
export const Pending: Story = {
  args: { ...args, isPending: true },
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole('contentinfo')
    await expect(footer.firstElementChild).toHaveStyle({ height: '400px' })
    await expect(within(footer).queryByRole('link')).toBeNull()
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { ...args, columns: args.columns.slice(0, 1) },
}
