import type { Page } from '@playwright/test'
import { fillCart, newBuyer, signInAs } from './buyer.ts'
import { enterAs, expect, hydrated, test } from './own-shop.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')
const sku = 'vitamin-d3-k2'
const cartLink = (page: Page, n: number) =>
  page
    .getByRole('link', { name: say('shell.nav.cartWith', { n }) })
    .locator('visible=true')
    .first()

async function add(page: Page) {
  await page.goto(`/product/${sku}`)
  await hydrated(page)
  await page
    .getByRole('button', { name: say('catalogue.product.add') })
    .locator('visible=true')
    .first()
    .click()
  await expect(page.getByText(say('shell.cart.added'))).toBeVisible()
}
async function switchTo(page: Page, from: string, to: string) {
  await page.locator('summary').filter({ hasText: from }).locator('visible=true').first().click()
  await page.getByRole('link', { name: to }).locator('visible=true').first().click()
}

test('a slow first read of the cart does not win over what was put in meanwhile', async ({ page }) => {
  let release = () => {}
  const added = new Promise<void>((resolve) => {
    release = resolve
  })
  let reads = 0
  await page.route('**/guest-carts/*', async (route) => {
    if (route.request().method() !== 'GET' || ++reads > 1) {
      await route.continue()
      return
    }
    const answer = await route.fetch()
    await added
    await route.fulfill({ response: answer }).catch(() => undefined)
  })
  page.on('response', (response) => {
    if (response.url().endsWith('/items')) release()
  })
  await add(page)
  await cartLink(page, 1).click()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Vitamin D3/ })
      .first(),
  ).toBeVisible()
})

// Requirements R-302
test('changing the language keeps the lines, tells the service the cart and names them in the new language', async ({
  page,
}) => {
  await add(page)
  await page.goto('/cart')
  await hydrated(page)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Vitamin D3/ })
      .first(),
  ).toBeVisible()
  const cartId = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('customer') ?? '{}') as { cartId: string }).cartId,
  )
  const told = page.waitForRequest((request) => request.url().endsWith('/language/switch'))
  await switchTo(page, 'English', 'ภาษาไทย')
  expect((await told).postDataJSON()).toEqual({ storeId: 9, cartId })
  const thai = wordsOf('th')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thai('cart.title'))
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /\p{Script=Thai}/u })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Vitamin D3 + K2 Drops' })).toHaveCount(0)
})

// Requirements
test('changing the language signed in tells the service the customer’s own cart', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'zinc-15')
  const { id } = await buyer.rest<{ id: number }>('GET', '/carts/mine')
  await signInAs(page, buyer)
  await page.goto('/page/delivery')
  await hydrated(page)
  await expect(cartLink(page, 1)).toBeVisible()
  const told = page.waitForRequest((request) => request.url().endsWith('/language/switch'))
  await switchTo(page, 'English', 'ภาษาไทย')
  expect((await told).postDataJSON()).toEqual({ storeId: 9, cartId: id })
})

test('changing the language keeps what was typed', async ({ page }) => {
  await page.goto('/signup')
  await hydrated(page)
  await page.getByRole('textbox', { name: 'Surname' }).fill('Chan')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('typed@jadeleaf.example')
  await switchTo(page, 'English', '简体中文')
  const chinese = wordsOf('zh_cn')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chinese('account.signup.title'))
  await expect(page.getByRole('textbox', { name: chinese('account.field.lastname') })).toHaveValue('Chan')
  await expect(page.getByRole('textbox', { name: chinese('account.field.email'), exact: true })).toHaveValue(
    'typed@jadeleaf.example',
  )
})

test("a guest's cart is there after 29 days and quietly gone after 31", async ({ page, shop }) => {
  await add(page)
  await shop.setClock(29 * 86_400)
  await page.goto('/cart')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Vitamin D3/ })
      .first(),
  ).toBeVisible()
  await shop.setClock((29 + 31) * 86_400)
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await add(page)
  await expect(cartLink(page, 1)).toBeVisible()
})

test('a removed line comes back with one press', async ({ page }) => {
  await add(page)
  await page.goto('/cart')
  await hydrated(page)
  await page
    .getByRole('button', { name: /Remove/ })
    .locator('visible=true')
    .first()
    .click()
  const undo = page.getByRole('button', { name: /Undo/ }).locator('visible=true')
  await undo.first().click()
  // it goes once the line is back with the service; the product itself may stand among the suggestions before
  await expect(undo).toHaveCount(0)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Vitamin D3/ })
      .first(),
  ).toBeVisible()
  // on a phone the cart's own bar stands where the link is elsewhere
  await page.goto('/systemstatus')
  await expect(cartLink(page, 1)).toBeVisible()
})

test('one more piece pressed on the way out of the cart is in it', async ({ page }) => {
  await add(page)
  await page.goto('/cart')
  await hydrated(page)
  const line = page.getByRole('main').getByRole('article').first()
  await line.getByRole('button', { name: /^Increase/ }).click()
  await line.getByRole('link').first().click()
  await expect(cartLink(page, 2)).toBeVisible()
  await expect(page).toHaveURL(`/product/${sku}`)
})

test('two tabs have one cart', async ({ page, context }) => {
  await add(page)
  const other = await context.newPage()
  await add(other)
  await expect(cartLink(other, 2)).toBeVisible()
  await page.goto('/systemstatus')
  await expect(cartLink(page, 2)).toBeVisible()
})

test("a cart filled as a guest goes along when signing in, and the checkout's typed address survives a language switch", async ({
  page,
  shop,
}) => {
  await enterAs(page, shop, 'fresh')
  await add(page)
  await page.goto('/checkout')
  await hydrated(page)
  const street = page.getByRole('textbox', { name: say('ds.address.street'), exact: true })
  await street.fill('12B, 223 Nam Cheong Street')
  const thai = wordsOf('th')
  const menu = page.locator('summary').filter({ hasText: 'English' }).locator('visible=true')
  // The checkout has no language menu of its own: another tab may still switch.
  if (await menu.count()) await switchTo(page, 'English', 'ภาษาไทย')
  else {
    const other = await page.context().newPage()
    await other.goto('/systemstatus')
    await hydrated(other)
    await switchTo(other, 'English', 'ภาษาไทย')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(thai('shell.status.title'))
  }
  await expect(page.getByRole('textbox', { name: thai('ds.address.street'), exact: true })).toHaveValue(
    '12B, 223 Nam Cheong Street',
  )
})
