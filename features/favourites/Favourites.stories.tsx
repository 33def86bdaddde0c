import type { ProductView } from '#domain/catalogue/product-view.ts'
import { Container } from '#design-system/layout/Container'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { FavouriteView } from './favourite-view.ts'
import { FavouritesView } from './FavouritesView.tsx'

const product = (id: number, sku: string, name: string, more: Partial<ProductView> = {}): ProductView => ({
  id,
  sku,
  typeId: 'simple',
  name,
  promises: [],
  shortDescription: '',
  description: '',
  directions: '',
  warnings: '',
  facts: undefined,
  images: [{ src: '/packshots/vitamin-c.svg', label: name }],
  ground: 'vitamin',
  priceMinor: 16800,
  hasFromPrice: false,
  finalMinor: 16800,
  associateMinor: undefined,
  pv: 0,
  isMembership: false,
  canUseLoyalty: true,
  stock: 'in',
  salable: 40,
  sources: [],
  rating: undefined,
  reviewCount: 0,
  brand: undefined,
  options: [],
  bundle: [],
  chosen: {},
  categoryIds: [],
  sizeLabel: '60 tablets',
  isPopular: false,
  isLatest: false,
  specialUntil: undefined,
  ...more,
})
const favourites: FavouriteView[] = [
  { id: 1, product: product(11, 'zinc-15', 'Zinc Bisglycinate 15 mg'), quantity: 1, options: undefined },
  {
    id: 2,
    product: product(12, 'astaxanthin', 'Astaxanthin 6 mg', {
      stock: 'out',
      salable: 0,
      ground: 'beauty',
      finalMinor: 12800,
    }),
    quantity: 1,
    options: undefined,
  },
  {
    id: 3,
    product: product(13, 'vitamin-c-1000', 'Vitamin C Timed Release 1000 mg', {
      typeId: 'configurable',
      stock: 'low',
      salable: 4,
      options: [
        {
          id: '93',
          code: 'size',
          label: 'Size',
          values: ['60 tablets', '120 tablets'].map((label, index) => ({
            value: String(index),
            label,
            isOut: false,
          })),
        },
      ],
    }),
    quantity: 1,
    options: undefined,
  },
]

const meta = {
  title: 'Features/Favourites/List',
  component: FavouritesView,
  args: { favourites, onMove: fn(), onRemove: fn(), onRemoveAll: fn(() => Promise.resolve()) },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof FavouritesView>
export default meta
type Story = StoryObj<typeof FavouritesView>

/** Each favourite offers what can be done with it; several are chosen for one step. */
export const Full: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Move to cart (0)' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Move to cart: Zinc Bisglycinate 15 mg' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Move to cart: Astaxanthin 6 mg' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Notify me: Astaxanthin 6 mg' })).toHaveAttribute(
      'href',
      '/product/astaxanthin#stock',
    )
    await expect(
      canvas.getByRole('link', { name: 'Choose options: Vitamin C Timed Release 1000 mg' }),
    ).toHaveAttribute('href', '/product/vitamin-c-1000')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Zinc Bisglycinate 15 mg' }))
    await expect(canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' }).indeterminate).toBe(
      true,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Remove selected (1)' }))
    await expect(args.onRemove).toHaveBeenCalledWith([favourites[0]])
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Move to cart (3)' }))
    await expect(args.onMove).toHaveBeenCalledWith(favourites)
  },
}
/** All are removed only after a question. */
export const RemoveAll: Story = {
  play: async ({ canvasElement, args }) => {
    const open = within(canvasElement).getByRole('button', { name: 'Remove all' })
    await userEvent.click(open)
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep them' }),
    )
    await expect(args.onRemoveAll).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(open)
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove all' }),
    )
    await expect(args.onRemoveAll).toHaveBeenCalledOnce()
  },
}
export const Moving: Story = { args: { busy: { id: 1 } } }
export const Empty: Story = {
  args: { favourites: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You have no favourites' })).toBeVisible()
  },
}
export const Loading: Story = { args: { favourites: undefined } }
export const Failed: Story = {
  args: { favourites: undefined, failure: { error: null, isRetrying: false, retry: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }))
    await expect(args.failure?.retry).toHaveBeenCalled()
  },
}
