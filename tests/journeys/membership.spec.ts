import { toHongKongDate } from '../../domain/dates/hong-kong.ts'
import { formatDay } from '../../domain/dates/format-date.ts'
import { membershipUntil } from '../../domain/membership/term.ts'
import { steadyDay } from '../harness/steady-day.ts'
import { fillCart, newBuyer, personOf, signInAs } from './buyer.ts'
import { choosePayment, expectStep, openCheckout, place, summary } from './checkout-page.ts'
import { fillCard } from './shopper.ts'
import { expect, hydrated, test } from './watched-page.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')

test('a membership is bought alone, without address and delivery, and is there once it is paid, with the prices of associates (R-007, R-107, R-146)', async ({
  page,
}) => {
  const buyer = await newBuyer(page.request, { address: null })
  await signInAs(page, buyer)
  await page.goto('/page/associate-offer')
  await page.getByRole('main').getByRole('link', { name: 'Buy the membership' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Associate Membership' })).toBeVisible()
  await hydrated(page)
  await expect(page.getByRole('main').getByText('HK$258.00').first()).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /reviews/i })).toHaveCount(0)
  await page.getByRole('button', { name: 'Buy now' }).locator('visible=true').click()

  await expect(page).toHaveURL(/\/checkout\?step=payment/)
  await expectStep(page, 'payment')
  for (const gone of ['Delivery address', 'Delivery'])
    await expect(page.getByRole('heading', { level: 2, name: gone, exact: true })).toHaveCount(0)
  await expect(page.getByText('We cannot deliver to this address')).toHaveCount(0)
  await expect(summary(page).getByText('Delivery', { exact: true })).toHaveCount(0)
  await choosePayment(page, 'Credit or debit card')
  await expect(place(page)).toHaveText('Place order, HK$258.00')
  await place(page).click()
  const terms = page.getByRole('dialog')
  await expect(terms).toBeVisible()
  // The text comes after the dialog: only then there is an end to scroll to.
  await expect(terms.locator('p').nth(3)).toBeAttached()
  await terms.locator('p').last().scrollIntoViewIfNeeded()
  await terms.getByRole('button', { name: 'Accept and Continue' }).click()
  await expect(page).toHaveURL(/\/checkout\/payment\?order=\d+/)
  await steadyDay()
  await fillCard(page, say, '4111 1111 1111 1111')
  await page
    .getByRole('button', { name: /^Pay HK\$258\.00/ })
    .locator('visible=true')
    .click()
  await expect(page).toHaveURL(/\/order\/success\/\d+/)

  const day = formatDay(membershipUntil(toHongKongDate(new Date()), null), 'en')
  await page.goto('/dashboard/profile')
  await expect(page.getByRole('main').getByText(day)).toBeVisible()
  await expect(page.getByRole('main').getByText('Associate', { exact: true })).toBeVisible()
  await page.goto('/dashboard/messages')
  await expect(page.getByText(`You're an associate until ${day}`)).toBeVisible()

  await test.step('prices follow, and the membership is not offered again', async () => {
    await page.goto('/product/b-complex')
    await expect(page.getByRole('main').getByText('HK$133.20').first()).toBeVisible()
    await page.goto('/product/membership')
    await expect(page.getByText("You're already an associate")).toBeVisible()
    await expect(page.getByRole('button', { name: 'Buy now' })).toHaveCount(0)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByRole('main').getByText('Become an associate')).toHaveCount(0)
  })
})

test('Success Tracker is bought alone as well', async ({ page }) => {
  const buyer = await newBuyer(page.request, { address: null })
  await fillCart(buyer, 'success-tracker')
  await openCheckout(page, buyer)
  await expectStep(page, 'payment')
  await expect(page).toHaveURL(/step=payment/)
})

test('a membership beside goods is delivered with them: the checkout asks for the address', async ({
  page,
}) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'membership', 'zinc-15')
  await openCheckout(page, buyer, '?step=address')
  await expectStep(page, 'address')
})

test('the renewal can be bought by an associate, whose cart tells what is reserved and when (R-192)', async ({
  page,
}) => {
  await signInAs(page, await personOf(page.request, 'quiet'))
  await page.goto('/product/membership-renew')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').click()
  await expect(page.getByText(say('shell.cart.added'))).toBeVisible()
  await page.goto('/cart')
  await hydrated(page)
  await expect(
    page.getByText("Once you place the order, they're reserved until the payment deadline."),
  ).toBeVisible()
  await expect(
    page.getByRole('main').getByText('Total', { exact: true }).locator('visible=true').first(),
  ).toBeVisible()
  await expect(page.getByText('Choose at checkout')).toHaveCount(0)
})

test('each option of a product costs in the cart what the page and the card advertise (R-368)', async ({
  page,
}) => {
  await page.goto('/categories?q=omega-3-1200')
  await hydrated(page)
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('From HK$168.00')
  for (const [option, price] of [
    ['60 softgels', 'HK$168.00'],
    ['120 softgels', 'HK$298.00'],
    ['180 softgels', 'HK$408.00'],
  ] as const) {
    await page.goto('/product/omega-3-1200')
    await hydrated(page)
    await page.getByRole('radio', { name: new RegExp(`^${option}`) }).check({ force: true })
    await expect(page.getByRole('main').getByText(price).first()).toBeVisible()
    await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').click()
    await expect(page.getByText(say('shell.cart.added'))).toBeVisible()
    await page.goto('/cart')
    await hydrated(page)
    const line = page.getByRole('article').filter({ hasText: 'Deep Sea Omega-3' }).filter({ hasText: option })
    await expect(line).toContainText(price)
  }
})
