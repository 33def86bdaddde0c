import { chooseDelivery, fillCart, newBuyer } from './buyer.ts'
import { atReview, choosePayment, expectStep, next, openCheckout, place, summary } from './checkout-page.ts'
import { signIn } from './shopper.ts'
import { expect, test } from './watched-page.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')

test('each step outlives a reload and is left by the back button', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'zinc-15')
  await openCheckout(page, buyer, '?step=address')
  await expectStep(page, 'address')
  await page.reload()
  await expectStep(page, 'address')
  await next(page, 'choose delivery').click()
  await expectStep(page, 'delivery')
  await page.getByText('Local parcel').click()
  await expect(summary(page).getByText('HK$38.00')).toBeVisible()
  await page.reload()
  await expectStep(page, 'delivery')
  await expect(page.getByRole('radio', { name: /Local parcel/ })).toBeChecked()
  await next(page, 'choose payment').click()
  await expectStep(page, 'payment')
  await page.reload()
  await expectStep(page, 'payment')
  await expect(page.getByText('Local parcel, 2–3 working days · HK$38.00')).toBeVisible()
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

test('a tap meant for the next step does not place the order, whose button takes its place', async ({
  page,
}) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'zinc-15')
  await chooseDelivery(buyer)
  await openCheckout(page, buyer)
  await expectStep(page, 'payment')
  const reached = page.evaluate(
    () =>
      new Promise<string>((tell) => {
        const bar = [...document.querySelectorAll('main [role=region]')].at(-1)
        const from = bar?.querySelector('button')?.getBoundingClientRect()
        new MutationObserver((_, observer) => {
          const button = bar?.querySelector('button')
          if (!from || !button?.textContent.startsWith('Place order')) return
          observer.disconnect()
          const hit = document.elementFromPoint(from.x + from.width / 2, from.y + from.height / 2)
          tell(hit?.closest('button')?.textContent ?? 'no button')
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
  )
  await page.getByRole('radiogroup', { name: 'How would you like to pay?' }).getByText('Alipay').click()
  expect(await reached).toBe('no button')
  await place(page).click()
  await expect(page).toHaveURL(/\/checkout\/payment\?order=/)
})

test('delivery methods chosen one after the other are saved one at a time and once each: the last one stays', async ({
  page,
}) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'zinc-15')
  const saved: string[] = []
  let underWay = 0
  let mostAtOnce = 0
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/carts/mine/shipping-information', async (route) => {
    const { addressInformation } = route.request().postDataJSON() as {
      addressInformation: { shipping_method_code: string }
    }
    saved.push(addressInformation.shipping_method_code)
    underWay++
    mostAtOnce = Math.max(mostAtOnce, underWay)
    await released
    const response = await route.fetch()
    underWay--
    await route.fulfill({ response })
  })
  await openCheckout(page, buyer, '?step=delivery')
  await expect.poll(() => saved).toEqual(['standard'])
  await page.getByText('Local parcel').click()
  await expect(page.getByRole('radio', { name: /Local parcel/ })).toBeChecked()
  release()
  await expect.poll(() => saved).toEqual(['standard', 'parcel'])
  await next(page, 'choose payment').click()
  await expectStep(page, 'payment')
  expect(mostAtOnce).toBe(1)
})

test('a step in the address that is not reached yet leads to the first open one', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'zinc-15')
  await openCheckout(page, buyer, '?step=review')
  // nobody has seen the delivery methods yet
  await expectStep(page, 'delivery')
  await expect(page).toHaveURL(/step=delivery/)
  await next(page, 'choose payment').click()
  await expectStep(page, 'payment')
})

// Requirements R-224
test('an empty cart says so and leads back', async ({ page }) => {
  await openCheckout(page, await newBuyer(page.request))
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the cart' })).toHaveAttribute('href', '/cart')
})

// Requirements R-101
test('no payment method chosen: told beside the choice, no order', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'zinc-15')
  await chooseDelivery(buyer)
  await openCheckout(page, buyer)
  await next(page, 'check your order').click()
  await expect(page.getByText('Please select a payment method')).toBeVisible()
  await expectStep(page, 'payment')
})

// Requirements
test('coupons: empty, wrong, spent, expired, a call that fails; applied it lowers the total, removed it is gone', async ({
  page,
}) => {
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
  // a call that fails says nothing about the code
  await page.route('**/carts/mine/coupons/*', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Boom"}' }),
  )
  await field.fill('welcome50')
  await apply.click()
  await expect(
    page.getByText("The coupon couldn't be applied just now. Please try again.").first(),
  ).toBeVisible()
  await expect(page.getByText('The coupon code is not valid or already used.')).toHaveCount(0)
  await page.unroute('**/carts/mine/coupons/*')
  await apply.click()
  await expect(page.getByText('The coupon discount has been applied to your total.')).toBeVisible()
  await expect(page.getByText('Coupon WELCOME50 has been applied.')).toBeVisible()
  await expect(summary(page).getByText(/^-HK\$50\.00$/)).toBeVisible()
  await expect(summary(page).getByText('WELCOME50', { exact: true })).toBeVisible()
  await page.reload()
  await expect(summary(page).getByText(/^-HK\$50\.00$/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove coupon WELCOME50' }).click()
  await expect(page.getByText('The coupon has been removed.')).toBeVisible()
  await expect(summary(page).getByText(/^-HK\$50\.00$/)).toHaveCount(0)
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

test('a coupon below its minimum names the minimum', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'zinc-15')
  await openCheckout(page, buyer)
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('WELCOME50')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page.getByText('This coupon needs a subtotal of at least HK$300.00.').first()).toBeVisible()
})
