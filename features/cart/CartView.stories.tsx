import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CartView } from './CartView.tsx'
import { items, soldOutItem, totals } from './examples.ts'

// react-aria's announcer keeps naming a button that has stopped waiting, for some seconds: no part of the page
const meta = {
  title: 'Pages/Cart', component: CartView, parameters: { layout: 'fullbleed' },
  args: {
    items, totals, isPending: false, hasFailed: false, removed: [], offersWaiver: true, checkoutHref: '/checkout',
    onQuantity: fn(), onRemove: fn(), onUndo: fn(async () => undefined), onRetry: fn(),
  },
} satisfies Meta<typeof CartView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
    await expect(canvas.getByText('3 products, 4 pieces')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Collagen peptides 5000 mg' }))
    await expect(args.onRemove).toHaveBeenCalledWith(items[2], 2)
  },
}
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
export const QuantityBelowOne: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Decrease .*Ten-strain/ }))
    await expect(await canvas.findByText('The quantity of the item is at least 1')).toBeVisible()
    await expect(args.onQuantity).not.toHaveBeenCalled()
  },
}
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
export const Removed: Story = {
  args: { items: [items[0]!, items[2]!], removed: [{ item: items[1]!, index: 1 }] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Removed “Ten-strain probiotic, 30 billion”')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(args.onUndo).toHaveBeenCalledWith(items[1])
  },
}
export const OutOfStock: Story = {
  args: { items: [...items, soldOutItem] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText('There is one or more products out of stock.')[0]).toBeVisible()
    await expect(canvas.getByText('Product is out of stock.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Check out/ })).toBeNull()
  },
}
export const WaiverReached: Story = { args: { totals: { ...totals, subtotal: 360_000, grandTotal: 360_000 } } }
export const Empty: Story = {
  args: { items: [], totals: undefined },
  play: async ({ canvasElement }) => { await expect(within(canvasElement).getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/categories') },
}
export const Loading: Story = { args: { items: undefined, totals: undefined, isPending: true } }
export const Failed: Story = {
  args: { items: undefined, totals: undefined, hasFailed: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Chinese: Story = { globals: { language: 'zh_cn' } }
export const Thai: Story = { globals: { language: 'th' } }
