import { pagePictures } from '#design-system/testing/page-pictures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, within } from 'storybook/test'
import { bundle, configurable, shelf, simple, soldOut, variants } from '../examples.ts'
import { ProductView } from './ProductView.tsx'

const review = (id: number, rating: number, detail: string) => ({
  id,
  nickname: id % 2 ? 'Ms Chan' : 'L***g',
  detail,
  rating,
  attachments: [],
  created_at: '2026-11-08 04:00:00',
  store_id: 3,
})

// react-aria's announcer keeps the name of a button for some seconds after it stops loading; it is not part of the page
const meta = {
  title: 'Pages/Product',
  component: ProductView,
  parameters: { padded: false, chromatic: pagePictures },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  args: {
    product: simple,
    reviews: [
      review(1, 5, 'Easy on the stomach.'),
      review(2, 4, 'Large, but it came the next day.'),
      review(3, 5, 'Our third pack.'),
      review(4, 5, 'Good.'),
      review(5, 3, 'It is fine.'),
    ],
    rating: { entity_pk_value: 101, reviews_count: 512, rating_summary: 98 },
    related: shelf.slice(1),
    isSignedIn: false,
    onAddToCart: fn(async () => true),
    onBuyNow: fn(async () => true),
  },
} satisfies Meta<typeof ProductView>
export default meta
type Story = StoryObj<typeof meta>

// Requirements R-123
/** From an order: the review that it links comes first, though it is the oldest. */
export const OwnReview: Story = {
  args: { askedReview: '5' },
  play: async ({ canvasElement }) => {
    const [first, second] = await within(canvasElement).findAllByRole('article')
    await expect(first).toHaveTextContent('It is fine.')
    await expect(first).toHaveAttribute('id', 'review-5')
    await expect(second).toHaveTextContent('Easy on the stomach.')
  },
}

const malay = { ...review(6, 4, 'Penghantaran cepat.'), store_id: 7 }
/** Gives the browser of a story a translator, or one that fails, for as long as the story is shown. */
const withTranslator = (translate: (text: string) => Promise<string>) => () => {
  const create = async () => ({ translate, destroy: () => undefined })
  Object.defineProperty(globalThis, 'Translator', { value: { create }, configurable: true })
  return () => {
    Reflect.deleteProperty(globalThis, 'Translator')
  }
}

/** A review in another language says which one. A browser that can translates it, and back. */
export const ReviewInAnotherLanguage: Story = {
  args: { reviews: [malay], related: [] },
  beforeEach: withTranslator(async () => 'Fast delivery.'),
  play: async ({ canvas, canvasElement }) => {
    const article = within(canvasElement.querySelector<HTMLElement>('#review-6')!)
    await expect(article.getByText('In Malay')).toBeVisible()
    await expect(article.getByText('Penghantaran cepat.')).toHaveAttribute('lang', 'ms')
    await userEvent.click(await article.findByRole('button', { name: 'Translate' }))
    await expect(await article.findByText('Fast delivery.')).not.toHaveAttribute('lang')
    await expect(article.getByRole('status')).toHaveTextContent('Translated by your browser')
    await userEvent.click(article.getByRole('button', { name: 'Show original' }))
    await expect(article.getByText('Penghantaran cepat.')).toBeVisible()
    await expect(canvas.queryByText('Fast delivery.')).toBeNull()
  },
}
/** A translation that fails is told in words, and can be tried again. */
export const ReviewThatIsNotTranslated: Story = {
  args: { reviews: [malay], related: [] },
  beforeEach: withTranslator(async () => Promise.reject(new Error('NotSupportedError'))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Translate' }))
    const words = await canvas.findByText(
      "Your browser couldn't translate this review. Please try again later.",
    )
    await expect(words.parentElement).toHaveAttribute('role', 'status')
    await expect(canvas.getByText('Penghantaran cepat.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Translate' })).toBeEnabled()
  },
}
/** Without a translator in the browser there is no button. */
export const ReviewWithoutTranslator: Story = {
  args: { reviews: [malay], related: [] },
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'Translator')
    Reflect.deleteProperty(globalThis, 'Translator')
    return () => {
      if (own) Object.defineProperty(globalThis, 'Translator', own)
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In Malay')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Translate' })).toBeNull()
  },
}

// Requirements
export const Simple: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    // the number stays on the line of its name
    const title = simple.name.replace('Omega-3', 'Omega-\u20603')
    const heading = canvas.getByRole('heading', { level: 1, name: title })
    const hyphen = document.createRange()
    const words = heading.firstChild!
    hyphen.setStart(words, 'Omeg'.length)
    hyphen.setEnd(words, 'Omega-\u20603'.length)
    for (const width of [200, 220, 240, 260, 280, 300, 320]) {
      heading.style.width = `${width}px`
      await expect(new Set(Array.from(hyphen.getClientRects(), ({ top }) => top)).size).toBe(1)
    }
    heading.style.width = ''
    // below the buttons: the promises that come with the parcel
    await expect(canvas.getByText('30 days to return it: 90% of the price back')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Conditions of returns' })).toHaveAttribute(
      'href',
      '/page/returns',
    )
    await userEvent.click(canvas.getAllByRole('button', { name: 'Add to cart' })[0]!)
    await expect(args.onAddToCart).toHaveBeenCalledWith({ sku: 'omega-3', quantity: 1, options: undefined })
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 5 reviews' }))
    await expect(canvas.getByText('It is fine.')).toBeVisible()
    // what the button has shown takes the focus, and has a name
    for (const article of canvas.getAllByRole('article').filter((one) => one.querySelector('time')))
      await expect(article).toHaveAccessibleName(/\S/)
    await expect(
      within(canvas.getByRole('list', { name: 'Rating breakdown' })).getAllByRole('listitem')[0],
    ).toHaveTextContent(/Rated 5 out of 5 3$/)
    await expect(canvas.getByRole('heading', { level: 2, name: 'Often bought together' })).toBeVisible()
    const [other] = shelf.slice(1)
    await expect(canvas.getAllByRole('link', { name: new RegExp(other!.name) })[0]).toHaveAttribute(
      'href',
      `/product/${other!.sku}`,
    )
  },
}
export const TheChosenOptionsPrice: Story = {
  // Without related products: one of them also has a "from" price.
  args: { product: configurable, variants, related: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(/^From/)[0]?.parentElement).toHaveTextContent('From HK$168.00')
    await expect(canvas.getByRole('radio', { name: '60 tablets HK$2.80 each' })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: '120 tablets HK$2.48 each · saves 11%' }))
    await expect(canvas.queryByText(/^From/)).toBeNull()
    await expect(canvas.getAllByText('298')[0]!.parentElement).toHaveTextContent('HK$298.00')
  },
}
// Requirements
export const OptionsAreAskedFor: Story = {
  args: { product: configurable, variants },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getAllByRole('button', { name: 'Buy now' })[0]!)
    await expect(await canvas.findByText('Please choose: Size')).toBeVisible()
    await expect(args.onBuyNow).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('radio', { name: /120 tablets/ }))
    await expect(canvas.getByText('Only 3 left')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Buy now' })[0]!)
    await expect(args.onBuyNow).toHaveBeenCalledWith(
      expect.objectContaining({
        sku: 'vitamin-c',
        options: {
          extension_attributes: { configurable_item_options: [{ option_id: '141', option_value: 3 }] },
        },
      }),
    )
  },
}
/** What is in the cart in this choice is said where it was added, with the way to the checkout. */
export const InTheCart: Story = {
  args: {
    product: configurable,
    variants,
    inCart: ({ options }) =>
      options?.extension_attributes?.configurable_item_options?.[0]?.option_value === 2 ? 2 : 0,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /60 tablets/ }))
    await expect(canvas.getAllByRole('link', { name: /In cart \(2\) · Check.out/ })[0]).toHaveAttribute(
      'href',
      '/checkout',
    )
    // more of it, or it alone, can still be bought
    await expect(canvas.getAllByRole('button', { name: 'Add to cart' })[0]).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Buy now' })[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /120 tablets/ }))
    await expect(canvas.queryByRole('link', { name: /In cart/ })).toBeNull()
  },
}
/** What it saves over its parts, of which the cheapest choice counts, and what each costs alone. */
export const Bundle: Story = {
  args: { product: bundle },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('You save HK$60.00 (14%)')).toBeVisible()
    await expect(canvas.getByText('2 products')).toBeVisible()
    const drops = (await canvas.findByText('Vitamin D3 drops')).closest('li')
    await expect(drops).toHaveTextContent('× 2')
    await expect(drops).toHaveTextContent('HK$256.00')
  },
}
// Requirements
export const SoldOut: Story = {
  args: { product: soldOut },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Product is out of stock.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Buy now' })).toBeNull()
  },
}
export const NoReviews: Story = {
  args: { reviews: [], rating: { entity_pk_value: 101, reviews_count: 0, rating_summary: 0 } },
}
export const Chinese: Story = { args: { product: configurable, variants }, globals: { language: 'zh_cn' } }
export const Thai: Story = { args: { product: configurable, variants }, globals: { language: 'th' } }
