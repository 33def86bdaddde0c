import { pagePictures } from '#design-system/testing/page-pictures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { bundle, shelf } from '../examples.ts'
import { HomeView } from './HomeView.tsx'

const category = (id: number, name: string, sku: string, ground: string) => ({
  id,
  parent_id: 2,
  name,
  is_active: true,
  position: id,
  level: 2,
  product_count: 9,
  children_data: [],
  image: `/packshots/${sku}.svg`,
  ground,
})

const meta = {
  title: 'Pages/Home',
  component: HomeView,
  parameters: { padded: false, chromatic: pagePictures },
  args: {
    slides: [
      {
        id: 1,
        title: 'A change of season,\na steady start',
        image_url: '',
        url: '/bundles',
        is_open_url_in_new_window: false,
        position: 1,
      },
      {
        id: 2,
        title: 'Two weeks of probiotics',
        image_url: '',
        url: '/promotions',
        is_open_url_in_new_window: false,
        position: 2,
      },
    ],
    infoBanners: [{ id: 1, content: 'Orders after 18:00 leave the next day.' }],
    categories: [
      category(3, 'Vitamins', 'vitamin-c', 'vitamin'),
      category(4, 'Botanicals', 'elderberry', 'botanical'),
      category(5, 'Gut', 'probiotic', 'gut'),
      category(6, 'Bones', 'calcium-d3', 'bone'),
      category(7, 'Beauty', 'collagen', 'beauty'),
      category(8, 'Family', 'zinc-gummies', 'family'),
      category(9, 'Heart', 'omega-3', 'heart'),
      category(10, 'Sleep', 'magnesium', 'sleep'),
    ],
    popular: shelf,
    latest: shelf
      .slice(3, 6)
      .map((product, at) => (at === 2 ? { ...product, sku: 'gone', stock: 'out' as const } : product)),
    bundles: [bundle, { ...bundle, sku: 'b2', stock: 'out' as const }, { ...bundle, sku: 'b3' }],
    promotions: shelf.slice(0, 4),
    offersMembership: true,
    onAddToCart: fn(async () => true),
  },
} satisfies Meta<typeof HomeView>
export default meta
type Story = StoryObj<typeof meta>

// Requirements
export const Full: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    for (const name of ['Popular products', 'Latest offers', 'Promotions', 'Bundles'])
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible()
    // a set or an offer that is sold out says so
    for (const sku of ['b2', 'gone'])
      await expect(canvasElement.querySelector(`article:has([href="/product/${sku}"])`)).toHaveTextContent(
        'Out of stock',
      )
    await userEvent.click(canvas.getAllByRole('button', { name: /Add Omega-3/ })[0]!)
    await expect(args.onAddToCart).toHaveBeenCalledWith({ sku: 'omega-3', quantity: 1 })
    await expect(canvas.getAllByRole('link', { name: /Choose options for Vitamin C/ })[0]).toHaveAttribute(
      'href',
      '/product/vitamin-c',
    )
  },
}
export const Loading: Story = {
  args: {
    slides: undefined,
    categories: undefined,
    infoBanners: undefined,
    popular: undefined,
    latest: undefined,
    bundles: undefined,
    promotions: undefined,
  },
}
export const NothingOnOffer: Story = {
  args: { slides: [], infoBanners: [], latest: [], promotions: [], bundles: [], offersMembership: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading', { name: 'Latest offers' })).toBeNull()
  },
}
export const Chinese: Story = { globals: { language: 'zh_cn' } }
export const Thai: Story = { globals: { language: 'th' } }
export const Dark: Story = { globals: { theme: 'dark' } }
