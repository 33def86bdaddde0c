import type { Page } from '@playwright/test'
import { newBuyer, signInAs, type Buyer } from './buyer.ts'
import { expect, hydrated, test } from './own-shop.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')
const sku = 'vitamin-d3-k2'
const popular = 'vitamin-c-1000'
const soldOut = 'astaxanthin'

interface Listed {
  wishlist_item_id: number
  product: { sku: string }
}
const favouritesOf = async (buyer: Buyer) =>
  (await buyer.rest<{ items: Listed[] }>('GET', '/wishlist/mine')).items.map(({ product }) => product.sku)
const cartOf = async (buyer: Buyer) =>
  (
    await buyer.rest<{ items: { sku: string }[] }>('GET', '/carts/mine').catch(() => ({ items: [] }))
  ).items.map((item) => item.sku)
const mark = (page: Page, name: RegExp | string) =>
  page.getByRole('main').getByRole('button', { name }).locator('visible=true').first()

/** Calls of the browser that change or read favourites and likes, in their order. */
function listen(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace(/^\/rest\/\w+\/V1/, '')
    if (/^\/(wishlist|like)\/|\/items$/.test(path)) calls.push(`${request.method()} ${path}`)
  })
  return calls
}

/** The favourites of somebody new who has marked some products, opened. */
async function openWith(page: Page, ...skus: string[]): Promise<Buyer> {
  const buyer = await newBuyer(page.request)
  for (const one of skus) await buyer.rest('POST', `/wishlist/add/${one}`)
  await signInAs(page, buyer)
  await page.goto('/dashboard/favourites')
  await hydrated(page)
  return buyer
}

test('a guest sees how many like a product, is asked to log in, and comes back to it', async ({ page }) => {
  const calls = listen(page)
  const counted = page.waitForResponse(/\/like\/catalog_product\/\d+$/)
  await page.goto(`/product/${popular}`)
  await hydrated(page)
  // before anybody moves (R-456)
  const count = (await (await counted).json()) as number
  expect(count).toBeGreaterThan(0)
  expect(count).toBeGreaterThan(0)
  await expect(mark(page, say('catalogue.mark.like', { n: count }))).toHaveAttribute('aria-pressed', 'false')
  expect(calls).toEqual([expect.stringMatching(/^GET \/like\/catalog_product\/\d+$/)])
  await mark(page, 'Favourite').click()
  await expect(page.getByText('Please log in first.')).toBeVisible()
  await expect(page).toHaveURL(`/signin?redirect=${encodeURIComponent(`/product/${popular}`)}`)
  expect(calls).toHaveLength(1)
})

// Requirements R-092, R-093, R-446, R-452, R-454, R-455
test('the heart and the like are on until pressed again, and stay over a reload', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await signInAs(page, buyer)
  const calls = listen(page)
  const counted = page.waitForResponse(/\/like\/catalog_product\/\d+$/)
  await page.goto(`/product/${sku}`)
  await hydrated(page)
  await expect
    .poll(
      () =>
        calls.filter((call) => /^GET \/(wishlist\/check|like\/customer\/catalog_product)\/\d+$/.test(call))
          .length,
    )
    .toBe(2)
  const count = Number(await (await counted).json())
  await mark(page, say('catalogue.mark.like', { n: count })).click()
  await expect(mark(page, new RegExp(`^Like, ${count + 1} `))).toHaveAttribute('aria-pressed', 'true')
  await mark(page, 'Favourite').click()
  await expect(page.getByText('Added to your favourites.')).toBeVisible()
  await expect(mark(page, 'Favourite')).toHaveAttribute('aria-pressed', 'true')
  expect(await favouritesOf(buyer)).toEqual([sku])
  expect(calls.filter((call) => /^(POST|PUT)/.test(call))).toEqual([
    expect.stringMatching(/^PUT \/like\/add\/catalog_product\/\d+$/),
    `POST /wishlist/add/${sku}`,
  ])

  await page.reload()
  await hydrated(page)
  await expect(mark(page, 'Favourite')).toHaveAttribute('aria-pressed', 'true')
  await expect(mark(page, /^Like, /)).toHaveAttribute('aria-pressed', 'true')
  await mark(page, /^Like, /).click()
  await expect(mark(page, /^Like, /)).toHaveAttribute('aria-pressed', 'false')
  expect(calls.findLast((call) => call.startsWith('PUT'))).toMatch(
    /^PUT \/like\/remove\/catalog_product\/\d+$/,
  )
  await mark(page, 'Favourite').click()
  await expect(page.getByText('Removed from your favourites.')).toBeVisible()
  await expect(mark(page, 'Favourite')).toHaveAttribute('aria-pressed', 'false')
  expect(await favouritesOf(buyer)).toEqual([])
})

test('a membership has no heart (R-367)', async ({ page }) => {
  await signInAs(page, await newBuyer(page.request))
  await page.goto('/product/membership')
  await hydrated(page)
  await expect(mark(page, /^Like, /)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Favourite' })).toHaveCount(0)
})

// Requirements R-138, R-445
test('without favourites the page says so and leads to the products', async ({ page }) => {
  await openWith(page)
  await expect(page.getByRole('heading', { name: 'You have no favourites' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Browse products' }).click()
  await expect(page).toHaveURL('/categories')
})

// Requirements R-135, R-449, R-450, R-451
test('selected favourites are removed and come back with one press; all go after a question', async ({
  page,
}) => {
  const buyer = await openWith(page, sku, 'zinc-15', 'omega-3-1200')
  const main = page.getByRole('main')
  const boxes = main.getByRole('checkbox', { name: /^Select (?!all)/ })
  await expect(boxes).toHaveCount(3)
  const calls = listen(page)
  for (const name of [/^Select Vitamin D3/, /^Select Zinc/])
    await main.getByRole('checkbox', { name }).check()
  await expect(main.getByRole('checkbox', { name: 'Select all' })).toHaveJSProperty('indeterminate', true)
  await main.getByRole('button', { name: 'Remove selected (2)' }).click()
  await expect(boxes).toHaveCount(1)
  expect(await favouritesOf(buyer)).toEqual(['omega-3-1200'])
  expect(calls).toContain('POST /wishlist/remove/items')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(boxes).toHaveCount(3)

  await main.getByRole('button', { name: /^Remove Zinc/ }).click()
  await expect(boxes).toHaveCount(2)
  expect(calls.filter((call) => /^GET \/wishlist\/remove\/items\/\d+$/.test(call))).toHaveLength(1)

  await main.getByRole('button', { name: 'Remove all' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Keep them' }).click()
  await expect(boxes).toHaveCount(2)
  await main.getByRole('button', { name: 'Remove all' }).click()
  await question.getByRole('button', { name: 'Remove all' }).click()
  await expect(page.getByRole('heading', { name: 'You have no favourites' })).toBeVisible()
  expect(calls).toContain('GET /wishlist/remove/items/all')
  expect(await favouritesOf(buyer)).toEqual([])
})

// Requirements R-136, R-532
test('favourites go into the cart one after the other; what is out of stock stays and says why', async ({
  page,
}) => {
  const buyer = await openWith(page, soldOut, sku, 'zinc-15')
  const main = page.getByRole('main')
  const calls = listen(page)
  await main.getByRole('checkbox', { name: 'Select all' }).check()
  await main.getByRole('button', { name: 'Move to cart (3)' }).click()
  await expect(page.getByText("Out of stock product(s) can't be added to cart.")).toBeVisible()
  await expect(page.getByText('2 products are now in your cart.')).toBeVisible()
  await expect(main.getByRole('checkbox', { name: /^Select (?!all)/ })).toHaveCount(1)
  expect(await favouritesOf(buyer)).toEqual([soldOut])
  expect((await cartOf(buyer)).sort()).toEqual([sku, 'zinc-15'])
  // R-312: each is added, then it leaves the list
  const steps = calls
    .filter((call) => /^POST \/carts\/mine\/items$|^GET \/wishlist\/remove\/items\/\d+$/.test(call))
    .map((call) => call.split(' ')[0])
  expect(steps).toEqual(['POST', 'GET', 'POST', 'GET'])

  // R-137: alone it is refused as well, and nothing is sent
  calls.length = 0
  await expect(main.getByText('Product is out of stock.')).toBeVisible()
  await main.getByRole('checkbox', { name: 'Select all' }).check()
  await main.getByRole('button', { name: 'Move to cart (1)' }).click()
  await expect(page.getByText("Out of stock product(s) can't be added to cart.")).toBeVisible()
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
  await expect(main.getByRole('link', { name: /^Notify me: / })).toHaveAttribute(
    'href',
    `/product/${soldOut}#stock`,
  )
})

// Requirements R-530
test('a favourite that cannot be added is kept, and the reason told', async ({ page, shop }) => {
  const buyer = await openWith(page, sku)
  await shop.setFaults({
    match: 'POST /carts/mine/items',
    status: 400,
    body: JSON.stringify({ message: 'The requested qty is not available' }),
  })
  const calls = listen(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Move to cart: / })
    .click()
  await expect(page.getByText("Products don't have enough stock.")).toBeVisible()
  expect(calls.filter((call) => call.includes('/wishlist/remove'))).toEqual([])
  expect(await favouritesOf(buyer)).toEqual([sku])
})
