import { chooseDelivery, fillCart, newBuyer } from './buyer.ts'
import { atReview, choosePayment, expectStep, next, openCheckout, place, summary } from './checkout-page.ts'
import { signIn } from './shopper.ts'
import { expect, test } from './watched-page.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')

test('each step outlives a reload and is left by the back button', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'zinc-15')
  await openCheckout(page, buyer)
  await expectStep(page, 'address')
  await page.reload()
  await expectStep(page, 'address')
  await next(page, 'choose delivery').click()
  await expectStep(page, 'delivery')
  await page.getByText('SF pick-up point').click()
  await page.reload()
  await expectStep(page, 'delivery')
  await page.getByText('SF pick-up point').click()
  await next(page, 'choose payment').click()
  await expectStep(page, 'payment')
  await page.reload()
  await expectStep(page, 'payment')
  await expect(page.getByText(/SF pick-up point/).first()).toBeVisible()
  await choosePayment(page, 'Alipay')
  await expectStep(page, 'review')
  await page.reload()
  await expectStep(page, 'review')
  await expect(page.getByRole('main').getByText('Alipay')).toBeVisible()
  for (const step of ['payment', 'delivery', 'address'] as const) {
    await page.goBack()
    await expectStep(page, step)
  }
  await page.goForward()
  await expectStep(page, 'delivery')
})

test('a step in the address that is not reached yet leads to the first open one', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'zinc-15')
  await openCheckout(page, buyer, '?step=review')
  await expectStep(page, 'delivery')
})

test('an empty cart says so and leads back', async ({ page }) => {
  await openCheckout(page, await newBuyer(page.request))
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the cart' })).toHaveAttribute('href', '/cart')
})

test('no payment method chosen: told beside the choice, no order', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'zinc-15')
  await chooseDelivery(buyer)
  await openCheckout(page, buyer)
  await next(page, 'check your order').click()
  await expect(page.getByText('Please select a payment method')).toBeVisible()
  await expectStep(page, 'payment')
})

test('coupons: empty, wrong, spent, expired, below its minimum; applied it lowers the total, removed it is gone', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'reishi-spore')
  await openCheckout(page, buyer)
  const field = page.getByRole('textbox', { name: 'Coupon code' })
  const apply = page.getByRole('button', { name: 'Apply', exact: true })
  await apply.click()
  await expect(page.getByText('Please enter a coupon code').first()).toBeVisible()
  for (const code of ['NOSUCH', 'SPENT', 'EXPIRED']) {
    await field.fill(code)
    await apply.click()
    await expect(page.getByText('The coupon code is not valid or already used.').first()).toBeVisible()
    await expect(field).toHaveValue(code)
  }
  await field.fill('welcome50')
  await apply.click()
  await expect(page.getByText('Coupon WELCOME50 has been applied.')).toBeVisible()
  await expect(summary(page).getByText(/^[-−]HK\$50\.00$/)).toBeVisible()
  await expect(summary(page).getByText('WELCOME50', { exact: true })).toBeVisible()
  await page.reload()
  await expect(summary(page).getByText(/^[-−]HK\$50\.00$/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove coupon WELCOME50' }).click()
  await expect(page.getByText('The coupon has been removed.')).toBeVisible()
  await expect(summary(page).getByText(/^[-−]HK\$50\.00$/)).toHaveCount(0)
  await expect(field).toHaveValue('')
})

test('a session that ends in the middle comes back to the same step after signing in', async ({ page }) => {
  const buyer = await atReview(page)
  await buyer.rest('GET', '/customer/logout')
  await place(page).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Your session has expired, please log in.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await signIn(page, say, buyer.email)
  await expect(page).toHaveURL('/checkout?step=review&pay=worldpay')
  await expectStep(page, 'review')
  await place(page).click()
  await expect(page).toHaveURL(/\/checkout\/payment\?order=\d+/)
})
