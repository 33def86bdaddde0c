import { getCart } from '#domain/cart/api.ts'
import { Text } from '#design-system/text/Text'
import { handledQuery, queryDefaults } from '#features/kit/query.ts'
import { tokenSlot } from '#features/kit/storage.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { expect, userEvent } from 'storybook/test'
import { CheckoutPage } from './CheckoutPage.tsx'
import { answers, locker, lockerMethod, storedCart, totals } from './examples.ts'

const refused = { status: 500 }
const never = new Promise<never>(() => undefined)

/** Stubs the network: routes that are not in the table answer 404. */
function serve(table: Readonly<Record<string, unknown>>): () => void {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const { url, method } = input instanceof Request ? input : new Request(input, init)
    const { pathname } = new URL(url)
    if (!pathname.startsWith('/rest/')) return fetch(input, init)
    const line = `${method} ${pathname.replace(/^\/rest\/[a-z_]+\/V1/, '')}`
    const answer = line in table ? await table[line] : { status: 404 }
    const fault = answer === refused || !(line in table)
    return new Response(JSON.stringify(fault ? { message: 'Not now' } : answer), {
      status: fault ? (answer as { status: number }).status : 200,
      headers: { 'content-type': 'application/json' },
    })
  }
  return () => {
    globalThis.fetch = fetch
  }
}

/** Renders the page signed in, with service answers that override the usual ones. */
const story = (
  more: Readonly<Record<string, unknown>>,
  play: NonNullable<Story['play']>,
  { at = '/checkout', isSignedIn = true } = {},
): Story => ({
  beforeEach: () => {
    if (isSignedIn) tokenSlot.write('token')
    const stop = serve({ ...answers, ...more })
    return () => {
      stop()
      tokenSlot.clear()
    }
  },
  decorators: [
    (Story) => (
      <QueryClientProvider client={new QueryClient({ defaultOptions: queryDefaults })}>
        <MemoryRouter initialEntries={[at]}>
          <Story />
        </MemoryRouter>
      </QueryClientProvider>
    ),
  ],
  play,
})

const meta = {
  title: 'Features/Checkout/Page',
  component: CheckoutPage,
  args: {
    cartQuery: handledQuery(getCart),
    AddressEditor: () => <Text>The address form</Text>,
    TermsText: () => <Text>The terms</Text>,
    Coupon: () => <Text>The coupon</Text>,
  },
} satisfies Meta<typeof CheckoutPage>
export default meta
type Story = StoryObj<typeof meta>

/** A guest is redirected to the sign-in page by the route. */
export const Guest: Story = story(
  {},
  async ({ canvas }) => {
    await expect(canvas.getByText('Loading checkout', { exact: false })).toBeInTheDocument()
  },
  { isSignedIn: false },
)
export const Empty: Story = story(
  { 'GET /carts/mine': { ...storedCart(), items: [] } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
)
export const Failed: Story = story({ 'GET /carts/mine': refused }, async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
})
export const ChoosingAddress: Story = story({}, async ({ canvas }) => {
  await expect(await canvas.findByRole('radio', { name: /Chan/ })).toBeChecked()
})
// Requirements
export const WritingAddress: Story = story({ 'GET /customer/address/list': [] }, async ({ canvas }) => {
  await expect(await canvas.findByText('The address form')).toBeVisible()
})
export const ChoosingDelivery: Story = story(
  {},
  async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Smart locker/ })).toBeVisible()
  },
  { at: '/checkout?step=delivery' },
)
/** A locker is chosen from a list; until then the total does not include its fee. */
export const ChoosingLocker: Story = story(
  {
    'POST /carts/mine/estimate-shipping-methods': [lockerMethod],
    'GET /pickup-points/districts': [{ id: '810202', name: 'Sham Shui Po', region_id: '810002' }],
    'GET /pickup-points': [locker],
    'GET /pickup-points/last': null,
    'POST /carts/mine/shipping-information': { payment_methods: [], totals: totals(336, 18) },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('From HK$18.00')).toBeVisible()
    await userEvent.click(await canvas.findByRole('radio', { name: locker.name }))
    await expect(await canvas.findByText('To pay')).toBeVisible()
  },
  { at: '/checkout?step=delivery' },
)
/** The delivery methods cannot be read: the step shows the failure in place and the totals stay. */
export const QuoteFailing: Story = story(
  { 'POST /carts/mine/estimate-shipping-methods': refused },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
  { at: '/checkout?step=delivery' },
)
export const ChoosingPayment: Story = story({ 'GET /carts/mine': storedCart() }, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /Alipay/ }))
  await expect(canvas.getByRole('radio', { name: /Alipay/ })).toBeChecked()
})
/** Thirty days to pay: credit is the only method the service offers and is preselected. */
export const Credit: Story = story(
  {
    'GET /carts/mine': storedCart(30),
    'GET /carts/mine/payment-methods': [{ code: 'purchaseorder', title: 'Credit' }],
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Credit/ })).toBeChecked()
    await expect(canvas.getByText(/Payment is due within 30 days/)).toBeVisible()
  },
)
export const Points: Story = story(
  {
    'GET /carts/mine': storedCart(),
    'GET /customer/check-points': { can_use_points: true, total_amount_available: '500' },
    'GET /loyalty/use-points': true,
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('switch')).toBeChecked()
  },
)
/** The order is being placed: a second press does nothing. */
export const Placing: Story = story(
  { 'GET /carts/mine': storedCart(), 'PUT /carts/mine/order': never },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Place order/ }))
    await expect(await canvas.findByText(/^Placing your order\. Please/)).toBeInTheDocument()
  },
  { at: '/checkout?step=review&pay=worldpay' },
)
/** The total changed since it was shown: nothing is ordered, and the new total is announced at the button. */
export const TotalChanged: Story = story(
  { 'GET /carts/mine': storedCart() },
  async ({ canvas }) => {
    const press = await canvas.findByRole('button', { name: /Place order/ })
    const stop = serve({
      ...answers,
      'GET /carts/mine': storedCart(),
      'GET /carts/mine/totals': totals(400, 20),
    })
    try {
      await userEvent.click(press)
      await expect(await canvas.findByText(/The total is now HK\$420\.00/)).toBeVisible()
    } finally {
      stop()
    }
  },
  { at: '/checkout?step=review&pay=worldpay' },
)
