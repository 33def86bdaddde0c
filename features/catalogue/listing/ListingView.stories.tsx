import { pagePictures } from '#design-system/testing/page-pictures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, userEvent, within } from 'storybook/test'
import { shelf } from '../examples.ts'
import { readListing } from './listing-address.ts'
import { ListingView } from './ListingView.tsx'

const state = (text: string) => readListing(new URLSearchParams(text))

const meta = {
  title: 'Pages/Listing',
  component: ListingView,
  parameters: { padded: false, chromatic: pagePictures },
  args: {
    title: 'Vitamins and minerals',
    path: '/categories/3',
    state: state('brand=jade&price=100-200'),
    onChange: fn(),
    categories: [],
    parentId: 3,
    products: shelf,
    total: 42,
    trail: [{ id: 3, name: 'Vitamins and minerals' }],
    isStale: false,
    onAddToCart: fn(async () => true),
    facets: [
      {
        code: 'brand',
        label: 'brand',
        options: [
          { value: 'jade', label: 'Jadeleaf', count: 30 },
          { value: 'north', label: 'Northfield', count: 12 },
        ],
      },
      {
        code: 'price',
        label: 'price',
        options: [
          { value: '0-100', label: '', count: 5 },
          { value: '100-200', label: '', count: 29 },
          { value: '400-', label: '', count: 8 },
        ],
      },
      { code: 'inStock', label: 'inStock', options: [{ value: '1', label: '1', count: 38 }] },
    ],
  },
} satisfies Meta<typeof ListingView>
export default meta
type Story = StoryObj<typeof meta>

export const Filtered: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    for (const count of canvas.getAllByText('42 products')) await expect(count).toHaveRole('status')
    await expect(canvas.getByRole('link', { name: 'Remove filter: Jadeleaf' })).toHaveAttribute(
      'href',
      '/categories/3?price=100-200',
    )
    await expect(
      canvas.getAllByRole('link', { name: /clear all/i }).map((link) => link.getAttribute('href')),
    ).toEqual(['/categories/3'])
    await userEvent.click(canvas.getByRole('checkbox', { name: /HK\$400\.00 and over/ }))
    const [change] = mocked(args.onChange).mock.lastCall ?? []
    await expect(change?.(state('brand=jade&price=100-200&page=2'))).toMatchObject({
      page: 1,
      filters: { brand: ['jade'], price: ['400-'] },
    })
    await expect(canvas.getByRole('link', { name: /^2$|page 2/i })).toHaveAttribute(
      'href',
      '/categories/3?brand=jade&price=100-200&page=2',
    )
  },
}
export const NothingFound: Story = {
  args: {
    products: [],
    total: 0,
    facets: [],
    title: 'Results for “zzz”',
    path: '/categories',
    state: state('q=zzz'),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  },
}
/** A shop that has nothing to sell yet. */
export const NoProducts: Story = {
  args: {
    products: [],
    total: 0,
    facets: [],
    title: 'All products',
    path: '/categories',
    state: state(''),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('There are no products here yet.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Browse all products' })).toBeNull()
  },
}
export const Loading: Story = { args: { products: undefined, total: undefined, facets: undefined } }
export const Failed: Story = {
  args: {
    products: undefined,
    total: undefined,
    facets: undefined,
    failure: { error: null, isRetrying: false, retry: fn() },
  },
}
export const Chinese: Story = { globals: { language: 'zh_cn' } }
export const Thai: Story = { globals: { language: 'th' } }
