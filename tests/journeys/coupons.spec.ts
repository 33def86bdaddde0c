import { fillCart, newBuyer, personOf, signInAs } from './buyer.ts'
import { expect, hydrated, test, visit } from './watched-page.ts'

test('my coupons say what they give and whether they can be used; one is collected in the coupon centre (R-124, R-125)', async ({
  page,
}) => {
  const buyer = await newBuyer(page.request)
  await signInAs(page, buyer)
  await page.goto('/dashboard/coupons')
  await hydrated(page)
  const main = page.getByRole('main')
  await expect(main.getByText('You have no coupons yet')).toBeVisible()
  await main.getByRole('button', { name: 'Collect CARE30' }).click()
  await expect(page.getByText('Coupon CARE30 has been added to your account.')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Collect CARE30' })).toHaveCount(0)
  await expect(
    main.getByRole('heading', { name: 'HK$30.00 off when you spend HK$200.00 or more' }),
  ).toBeVisible()
  await page.reload()
  await expect(main.getByRole('button', { name: 'Copy code CARE30' })).toBeVisible()
  // collected by oneself is no news
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('each coupon of the preferred customer shows its state', async ({ page }) => {
  await signInAs(page, await personOf(page.request, 'preferred'))
  await page.goto('/dashboard/coupons')
  await hydrated(page)
  const main = page.getByRole('main')
  await expect(
    main.getByRole('heading', { name: 'HK$50.00 off when you spend HK$300.00 or more' }),
  ).toBeVisible()
  await expect(main.getByText('Used', { exact: true })).toBeVisible()
  await expect(main.getByText('Expired', { exact: true })).toBeVisible()
})

test('a new coupon is told once and then never again (R-126)', async ({ page }) => {
  await signInAs(page, await personOf(page.request, 'nomail'))
  await page.goto('/dashboard')
  await hydrated(page)
  const dialog = page.getByRole('dialog', { name: 'A new coupon for you' })
  await expect(dialog.getByText('HK$30.00 off when you spend HK$200.00 or more')).toBeVisible()
  await dialog.getByRole('button', { name: 'View my coupons' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/dashboard/coupons')
  await expect(page.getByRole('main').getByRole('button', { name: 'Copy code CARE30' })).toBeVisible()
  const read = page.waitForResponse((response) => response.url().endsWith('/coupons/mine'))
  await page.goto('/dashboard')
  await hydrated(page)
  await read
  await expect(dialog).toHaveCount(0)
})

test('a new coupon is told on whichever page one comes to, but not in the checkout (R-126)', async ({
  page,
}) => {
  await signInAs(page, await personOf(page.request, 'nomail'))
  const dialog = page.getByRole('dialog', { name: 'A new coupon for you' })
  await visit(page, '/checkout')
  await expect(dialog).toHaveCount(0)
  await page.goto('/categories')
  await hydrated(page)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  for (const path of ['/', '/categories']) {
    const read = page.waitForResponse((response) => response.url().endsWith('/coupons/mine'))
    await visit(page, path)
    await read
    await expect(dialog).toHaveCount(0)
  }
})

test('a coupon is used from the list of coupons, and from the cart', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await signInAs(page, buyer)
  await page.goto('/dashboard/coupons')
  await hydrated(page)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Collect CARE30' }).click()
  const use = main.getByRole('button', { name: 'Use CARE30' })
  await use.click()
  await expect(
    main.getByText('Your cart is empty. Add a product first, then use the coupon.').locator('visible=true'),
  ).toBeVisible()

  await fillCart(buyer, 'zinc-15')
  await use.click()
  await expect(
    main.getByText('This coupon needs a subtotal of at least HK$200.00.').locator('visible=true'),
  ).toBeVisible()

  await fillCart(buyer, 'reishi-spore')
  await page.reload()
  await hydrated(page)
  await use.click()
  await page.getByRole('button', { name: 'View cart' }).click()
  await expect(page).toHaveURL('/cart')
  // a visit that begins here has nothing of the page before
  await page.reload()
  await hydrated(page)
  const remove = main.getByRole('button', { name: 'Remove coupon CARE30' })
  await expect(remove).toBeVisible()
  await expect(main.getByText('-HK$30.00')).toBeVisible()
  await remove.click()
  await expect(main.getByText('-HK$30.00')).toHaveCount(0)
  await main.getByRole('button', { name: 'CARE30: HK$30.00 off' }).click()
  await expect(remove).toBeVisible()
  await expect(main.getByText('-HK$30.00')).toBeVisible()
})
