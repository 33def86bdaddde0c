import type { Page } from '@playwright/test'
import { fillCart, newBuyer, signInAs, type Buyer } from './buyer.ts'
import { summary } from './checkout-page.ts'
import { byAccount } from './sign-in-page.ts'
import { expect, hydrated, test } from './watched-page.ts'

const buyNow = async (page: Page, sku: string) => {
  await page.goto(`/product/${sku}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Buy now' }).locator('visible=true').click()
  await expect(page).toHaveURL(/\/checkout/)
}
const linesOf = async (buyer: Buyer) =>
  (await buyer.rest<{ items: { sku: string; qty: number }[] }>('GET', '/carts/mine')).items.map(
    ({ sku, qty }) => [sku, qty],
  )
const question = (page: Page) => page.getByRole('dialog', { name: /in your cart/ })

test('an empty cart goes straight to checkout, and a second press does not add another piece', async ({
  page,
}) => {
  const buyer = await newBuyer(page.request)
  await signInAs(page, buyer)
  for (const _press of [1, 2]) {
    await buyNow(page, 'zinc-15')
    await expect(summary(page)).toBeVisible()
    // the address is settled once nothing is left to ask
    await expect(page).not.toHaveURL(/buy=/)
    await expect(question(page)).toHaveCount(0)
    expect(await linesOf(buyer)).toEqual([['zinc-15', 1]])
  }
})

test('a cart with other products asks: only this one, and the others wait in the favourites', async ({
  page,
}) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'papaya-tabs', 'b-complex')
  await signInAs(page, buyer)
  await buyNow(page, 'zinc-15')
  await expect(question(page)).toHaveAccessibleName('2 more products in your cart')
  await page.getByRole('button', { name: /^Only this product/ }).press('Enter')
  await expect(question(page)).toHaveCount(0)
  await expect(page).not.toHaveURL(/buy=/)
  await expect.poll(() => linesOf(buyer)).toEqual([['zinc-15', 1]])
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
  const favourites = await buyer.rest<{ items: { product: { sku: string } }[] }>('GET', '/wishlist/mine')
  expect(favourites.items.map(({ product }) => product.sku).toSorted()).toEqual(['b-complex', 'papaya-tabs'])
})

test('checking out all keeps the cart, with the amount of its goods', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'papaya-tabs')
  await signInAs(page, buyer)
  await buyNow(page, 'zinc-15')
  const { subtotal } = await buyer.rest<{ subtotal: number }>('GET', '/carts/mine/totals')
  await page.getByRole('button', { name: `Check out all (HK$${subtotal.toFixed(2)})` }).click()
  await expect(question(page)).toHaveCount(0)
  expect((await linesOf(buyer)).toSorted()).toEqual([
    ['papaya-tabs', 1],
    ['zinc-15', 1],
  ])
})

test('a guest whose own cart holds other products, and this one, is asked after signing in', async ({
  page,
}) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'zinc-15', 'papaya-tabs')
  await page.goto('/product/zinc-15')
  await hydrated(page)
  await page.getByRole('button', { name: 'Buy now' }).locator('visible=true').click()
  await expect(page).toHaveURL(/\/signin/)
  await byAccount(page, buyer.email, 'Jade2026')
  await expect(question(page)).toBeVisible()
  await page.getByRole('button', { name: /^Only this product/ }).click()
  await expect.poll(() => linesOf(buyer)).toEqual([['zinc-15', 1]])
})

test('with a membership among the others the product cannot be bought alone', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'membership')
  await signInAs(page, buyer)
  await buyNow(page, 'zinc-15')
  await expect(question(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Only this product/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'See the cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
})
