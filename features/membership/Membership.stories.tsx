import type { ProductView } from '#domain/catalogue/product-view.ts'
import { readProduct } from '#domain/catalogue/product-view.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { BundlesView } from './BundlesView.tsx'
import { UpgradeOffer } from './UpgradeOffer.tsx'

const product = (sku: string, name: string, price: number): ProductView =>
  readProduct({ id: 1, sku, name, price, type_id: sku.startsWith('bundle') ? 'bundle' : 'virtual' })
const Tile = ({ product: { name } }: { product: ProductView }) => <p>{name}</p>

const meta = {
  title: 'Features/Membership',
  component: BundlesView,
  args: {
    kind: 'join',
    group: 'preferred',
    membership: product('membership', 'Associate Membership', 258),
    bundles: [
      product('bundle-evening', 'Evening Calm Set', 398),
      product('bundle-everyday', 'Everyday Foundation Set', 458),
    ],
    onAdd: fn(async () => true),
    Tile,
  },
} satisfies Meta<typeof BundlesView>
export default meta
type Story = StoryObj<typeof BundlesView>

/** The offer in its figures, with its label. */
export const Join: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('for Preferred Customers only')).toBeVisible()
    await expect(canvas.getByText(/pays for itself from HK\$2,580/)).toBeVisible()
    for (const fact of [
      'HK$258 per year',
      '10% off retail',
      'Loyalty up to 20%',
      'A 30-day money-back guarantee',
      '12 months of free business tools',
    ])
      await expect(canvas.getByText(fact)).toBeVisible()
    await expect(canvas.getByText(/registration fee is waived .* HKD 3,500/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add membership to cart' }))
    await expect(args.onAdd).toHaveBeenCalledWith('membership')
  },
}
/** An associate sees the offer and cannot buy it. */
export const JoinAsAssociate: Story = {
  args: { group: 'associate' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("You're already an associate. Renew your membership instead."),
    ).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Renew: Story = {
  args: {
    kind: 'renew',
    group: 'associate',
    membership: product('membership-renew', 'Associate Membership Renewal', 258),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('for Preferred Customers only')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Add renewal to cart' }))
    await expect(args.onAdd).toHaveBeenCalledWith('membership-renew')
  },
}
export const Loading: Story = { args: { membership: undefined, bundles: undefined } }
export const Failed: Story = {
  args: {
    membership: undefined,
    bundles: undefined,
    failure: { error: null, isRetrying: false, retry: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(args.failure?.retry).toHaveBeenCalled()
  },
}
export const LongText: Story = { globals: { language: 'vi' } }
/** On the dashboard of a preferred customer. */
export const Upgrade: Story = {
  render: () => <UpgradeOffer />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See how to join' })).toHaveAttribute(
      'href',
      '/associate-bundles',
    )
  },
}
