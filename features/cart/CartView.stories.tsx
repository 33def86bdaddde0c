import { pagePictures } from '#design-system/testing/page-pictures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CartItem } from '#domain/cart/schema.ts'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CartView } from './CartView.tsx'
import { filler, items, soldOutItem, totals } from './examples.ts'
import { FillerRow } from './summary/DeliveryFiller.tsx'

// react-aria's announcer keeps naming a button that has stopped waiting, for some seconds: no part of the page
const meta = {
  title: 'Pages/Cart',
  component: CartView,
  parameters: { padded: false, chromatic: pagePictures },
  args: {
    items,
    totals,
    isPending: false,
    areSuggestionsDue: true,
    removed: [],
    offersWaiver: true,
    checkoutHref: '/checkout',
    onQuantity: fn(),
    onRemove: fn(),
    onUndo: fn(async () => undefined),
  },
} satisfies Meta<typeof CartView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
    await expect(canvas.getByText('3 products, 4 items')).toBeVisible()
    // retail price struck, what offers save in all, the size, and what is missing to free delivery
    await expect(canvas.getByText('HK$258.00')).toBeVisible()
    await expect(canvas.getByText('You save HK$20.00')).toBeVisible()
    await expect(canvas.getByText('30 sachets')).toBeVisible()
    await expect(
      await canvas.findByRole('progressbar', { name: 'HK$98.00 to go for free delivery to your door' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Collagen peptides 5000 mg' }))
    await expect(args.onRemove).toHaveBeenCalledWith(items[2], 2)
  },
}
const addFiller = fn(async () => true)
/** What is missing to free delivery is named before the total, with a product that reaches it; one tap adds that. */
export const AProductReachesFreeDelivery: Story = {
  args: { filler: () => <FillerRow product={filler} onAdd={addFiller} /> },
  play: async ({ canvas }) => {
    const meter = await canvas.findByRole('progressbar', { name: /for free delivery to your door/ })
    await expect(
      meter.compareDocumentPosition(canvas.getByText('Subtotal')) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy()
    await userEvent.click(await canvas.findByRole('button', { name: `Add to cart: ${filler.name}` }))
    await expect(addFiller).toHaveBeenCalledOnce()
  },
}
/** A delivery that costs nothing is free, in the checkout's word. */
export const DeliveryIsFree: Story = {
  args: { totals: { ...totals, shipping: 0 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Free')).toBeVisible()
    await expect(canvas.queryByText('HK$0.00')).toBeNull()
  },
}
/** Far from the waiver, the registration fee is not talked of. */
export const WaiverIsFar: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar', { name: /for free delivery/ })
    await expect(canvas.queryByText(/registration fee/)).toBeNull()
  },
}
/** Within HK$500 of it, it stands below the total. */
export const WaiverIsNear: Story = {
  args: { items: items.map((item) => ({ ...item, price: 780 })) },
  play: async ({ canvas }) => {
    const text = await canvas.findByText('Spend HK$380.00 more to have the registration fee waived')
    await expect(
      canvas.getByText('Subtotal').compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy()
  },
}
// Requirements R-095
export const QuickPressesAreSentOnce: Story = {
  play: async ({ canvasElement, args }) => {
    const plus = within(canvasElement).getByRole('button', { name: /^Increase .*Ten-strain/ })
    await userEvent.click(plus)
    await userEvent.click(plus)
    await userEvent.click(plus)
    await waitFor(() => expect(args.onQuantity).toHaveBeenCalled())
    await expect(args.onQuantity).toHaveBeenCalledOnce()
    await expect(args.onQuantity).toHaveBeenCalledWith(items[1], 4)
  },
}
// Requirements R-357
export const QuantityBelowOne: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Decrease .*Ten-strain/ }))
    await expect(await canvas.findByText('The quantity of the item is at least 1')).toBeVisible()
    await expect(args.onQuantity).not.toHaveBeenCalled()
  },
}
// Requirements R-530
export const MoreThanInStock: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: /Collagen/ })
    await userEvent.clear(field)
    await userEvent.type(field, '9')
    await userEvent.tab()
    await expect(await canvas.findByText("Products don't have enough stock.")).toBeVisible()
    await expect(args.onQuantity).not.toHaveBeenCalled()
  },
}
// Requirements R-096
export const Removed: Story = {
  args: { items: [items[0]!, items[2]!], removed: [{ item: items[1]!, index: 1 }] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Removed “Ten-strain probiotic, 30 billion”')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(args.onUndo).toHaveBeenCalledWith(items[1])
  },
}
// Requirements R-531
export const OutOfStock: Story = {
  args: { items: [...items, soldOutItem] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText('There is one or more products out of stock.')[0]).toBeVisible()
    await expect(canvas.getByText('Product is out of stock.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Notify me.*Magnesium/ })).toHaveAttribute(
      'href',
      '/product/magnesium#stock',
    )
    await expect(canvas.queryByRole('link', { name: /Check out/ })).toBeNull()
  },
}
const membershipLine: CartItem = {
  item_id: 9,
  sku: 'membership',
  name: 'Associate Membership',
  qty: 1,
  price: 0,
  product_type: 'virtual',
  quote_id: '1',
  extension_attributes: {
    ...items[0]?.extension_attributes,
    calculated_price: 0,
    is_membership: true,
    salable_qty: 1,
  },
}
const plenty = items.map((item) => ({ ...item, price: 1_200 }))
/** Goods for HK$3,500 waive the fee: one box makes the customer an associate with this order. */
export const WaiverReached: Story = {
  args: { items: plenty, onSelectMembership: fn() },
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByText('This order qualifies for the registration fee waiver'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Become an associate with this order' }))
    await expect(args.onSelectMembership).toHaveBeenCalledWith(true)
  },
}
/** A bundle does so at any price. */
export const WaivedByBundle: Story = {
  args: {
    items: [{ ...items[1]!, product_type: 'bundle' }],
    isMembershipSelected: true,
    onSelectMembership: fn(),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('checkbox', { name: 'Become an associate with this order' }),
    ).toBeChecked()
  },
}
/** A membership among the lines costs nothing then. */
export const MembershipWaived: Story = {
  args: { items: [...plenty, membershipLine], onSelectMembership: fn() },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The fee of your membership is waived with this order.'),
    ).toBeVisible()
    await expect(canvas.getByText('Fee waived')).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}
/** A guest has no account to join with: the box is left out. */
export const WaiverOfGuest: Story = {
  args: { items: plenty },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This order qualifies for the registration fee waiver'),
    ).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}
export const Empty: Story = {
  args: { items: [], totals: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Browse products' })).toHaveAttribute(
      'href',
      '/categories',
    )
  },
}
export const Loading: Story = {
  args: { items: undefined, totals: undefined, isPending: true, areSuggestionsDue: false },
}
export const Failed: Story = {
  args: { items: undefined, totals: undefined, failure: { error: null, isRetrying: false, retry: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }))
    await expect(args.failure?.retry).toHaveBeenCalledOnce()
  },
}
export const Chinese: Story = { globals: { language: 'zh_cn' } }
export const Thai: Story = { globals: { language: 'th' } }
