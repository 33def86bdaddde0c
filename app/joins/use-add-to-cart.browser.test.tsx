import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider, type IntlConfig } from 'react-intl'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DesignSystemProvider } from '#design-system/provider'
import { scopeCalls } from '#features/kit/call.ts'
import { customerSlot } from '#features/kit/storage.ts'
import cart from '../../locales/cart/en.json'
import designSystem from '../../locales/design-system/en.json'
import shell from '../../locales/shell/en.json'
import { closeMiniCart, useMiniCartPage } from './mini-cart.ts'
import { useAddToCart } from './use-add-to-cart.ts'

const messages = { ...designSystem, ...shell, ...cart } as unknown as NonNullable<IntlConfig['messages']>
const ADDED = shell['shell.cart.added']
const choice = { sku: 'b-complex', quantity: 2 }

let root: Root
/** What the service answers to the next lines that are added; the last answer stays. */
let answers: (() => Response)[]
const taken = () => Response.json({ item_id: 7, sku: 'b-complex', qty: 2, quote_id: '1' })
const refused = () => Response.json({ message: 'The requested qty is not available' }, { status: 400 })

/** A page of a product, and where it leads. */
function Product() {
  const { add, buy } = useAddToCart()
  const { pathname, search } = useLocation()
  return (
    <main>
      <button type="button" onClick={() => void add(choice)}>
        Add
      </button>
      <button type="button" onClick={() => void buy(choice)}>
        Buy
      </button>
      <output aria-label="Address">{pathname + search}</output>
    </main>
  )
}
/** The header's place for the cart's panel. */
const Header = () => useMiniCartPage() !== undefined && <header>The panel is open</header>

function show(header?: boolean) {
  root.render(
    <IntlProvider locale="en" messages={messages}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={['/product/b-complex']}>
          <DesignSystemProvider locale="en">
            {header && <Header />}
            <Product />
          </DesignSystemProvider>
        </MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  )
}
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const address = () => page.getByRole('status', { name: 'Address' }).element().textContent
const notices = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

beforeEach(() => {
  customerSlot.clear()
  answers = [taken]
  scopeCalls(() => ({
    language: 'en',
    token: undefined,
    origin: 'http://shop.test',
    retries: 0,
    fetch: (input, init) => {
      const { method, url } = new Request(input, init)
      if (method === 'POST' && url.endsWith('/guest-carts')) return Promise.resolve(Response.json('g1'))
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      return Promise.resolve(answer?.() ?? Response.error())
    },
  }))
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  closeMiniCart()
  scopeCalls(() => undefined)
})

it('what went into the cart is told, with the way to the cart', async () => {
  show()
  await press('Add')
  await expect.poll(notices).toEqual([expect.stringContaining(ADDED)])
  expect(address()).toBe('/product/b-complex')
  await press(shell['shell.cart.show'])
  await expect.poll(address).toBe('/cart')
})
it('where the header shows the cart, no notification says the same', async () => {
  show(true)
  await press('Add')
  await expect.element(page.getByText('The panel is open')).toBeVisible()
  expect(notices()).toEqual([])
})
it('buying leads to the checkout, whose address names the line', async () => {
  show()
  await press('Buy')
  await expect.poll(address).toBe('/checkout?buy=b-complex&qty=2')
})
it.each(['Add', 'Buy'])('what could not be added is told as that, and leads nowhere: %s', async (button) => {
  answers = [refused]
  show(true)
  await press(button)
  await expect.poll(notices).toEqual([expect.stringMatching(/^Error /)])
  expect(address()).toBe('/product/b-complex')
  expect(page.getByText('The panel is open').elements()).toEqual([])
})
it('what was said of the product before goes with the next press, so that it does not stand beside a failure', async () => {
  answers = [taken, refused]
  show()
  await press('Add')
  await expect.poll(notices).toEqual([expect.stringContaining(ADDED)])
  await press('Add')
  await expect.poll(notices).toEqual([expect.stringMatching(/^Error /)])
})
