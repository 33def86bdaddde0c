import { lineView } from '#domain/cart/cart-view.ts'
import { queryDefaults } from '#features/kit/query.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { cart, totals } from '../examples.ts'
import { freshTotalsQuery } from '../queries.ts'
import { BuyNowDialog } from './BuyNowDialog.tsx'

const [item] = cart.items ?? []
const line = lineView(item!)
const other = { ...line, itemId: 2, sku: 'zinc-15', name: 'Zinc 15 mg', quantity: 1, rowMinor: 9800 }

const meta = {
  title: 'Features/Checkout/Buy now',
  component: BuyNowDialog,
  args: { line, others: [other], isMoving: false, onAll: fn(), onOnly: fn() },
  decorators: [
    (Story) => {
      // the totals below are all that there is: nothing is read again
      const queries = { ...queryDefaults.queries, refetchOnMount: false }
      const client = new QueryClient({ defaultOptions: { ...queryDefaults, queries } })
      client.setQueryData(freshTotalsQuery().queryKey, totals(434, 30))
      return (
        <QueryClientProvider client={client}>
          <MemoryRouter>
            <Story />
          </MemoryRouter>
        </QueryClientProvider>
      )
    },
  ],
} satisfies Meta<typeof BuyNowDialog>
export default meta
type Story = StoryObj<typeof meta>

export const OneMore: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Only this product (HK$336.00)' }))
    await expect(args.onOnly).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onAll).toHaveBeenCalledOnce()
  },
}

/** A membership cannot be a favourite, so the others have nowhere to wait. */
export const WithMembership: Story = {
  args: { others: [other, { ...other, itemId: 3, name: 'Associate membership', isMembership: true }] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Check out all (HK$434.00)' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^Only this product/ })).toBeNull()
  },
}
