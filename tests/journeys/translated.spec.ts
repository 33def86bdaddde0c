import type { Page } from '@playwright/test'
import { translatePage, type Translation } from '../harness/browser-translation.ts'
import { formatMoney } from '../../domain/money/money.ts'
import { newBuyer, signInAs, type Buyer } from './buyer.ts'
import { choosePayment, expectStep, next, openCheckout, place } from './checkout-page.ts'
import { addToCart, fillCard } from './shopper.ts'
import { expect, hydrated, test } from './watched-page.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')
interface Totals {
  subtotal: number
  grand_total: number
}
const hongKongDollars = (amount: number) => formatMoney(Math.round(amount * 100))
const main = (page: Page) => page.getByRole('main')

/** The browser translates every page that is opened. */
const translate = (page: Page, translation: Translation) => page.addInitScript(translatePage, translation)

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  await expect(main(page).locator('font').first()).toBeAttached()
}

/** The amount that stands beside a word, as it is seen. */
const amount = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .locator('visible=true')
    .first()

/** Each amount is the service's, in minor units. */
async function expectAmounts(page: Page, { rest }: Buyer, total: string) {
  await expect(async () => {
    const { subtotal, grand_total: due } = await rest<Totals>('GET', '/carts/mine/totals')
    await expect(amount(page, say('cart.summary.subtotal'))).toHaveText(hongKongDollars(subtotal))
    await expect(amount(page, total)).toHaveText(hongKongDollars(due))
  }).toPass()
}

test.describe('translated once it answers', () => {
  test.beforeEach(({ page }) => translate(page, { from: 'hydrated', mark: '' }))

  for (const [path, button] of [
    ['/signup', say('account.signup.submit')],
    ['/signin', say('account.signin.submit')],
    ['/signin?by=account', say('account.signin.submit')],
    ['/forgot_password', say('account.forgot.submit')],
  ] as const)
    test(`${path}: a form sent empty says what is missing`, async ({ page }) => {
      await open(page, path)
      await main(page).getByRole('button', { name: button, exact: true }).click()
      const first = main(page).locator('[aria-invalid=true]').first()
      await expect(first).toBeVisible()
      await expect(main(page).getByRole('button', { name: button, exact: true })).toBeVisible()
    })

  test('a code is asked for, and the seconds until the next one pass', async ({ page }) => {
    await open(page, '/signup')
    await page.getByRole('textbox', { name: say('account.field.mobile'), exact: true }).fill('51234567')
    await main(page)
      .getByRole('button', { name: say('account.code.send') })
      .click()
    const waiting = main(page).getByRole('button', { name: /\b\d+\b/ })
    const seconds = async () => Number(/\d+/.exec(await waiting.innerText())?.[0])
    const before = await seconds()
    await expect.poll(seconds).toBeLessThan(before)
  })

  test('from the product to the paid order every amount is true', async ({ page }) => {
    const buyer = await newBuyer(page.request)
    await signInAs(page, buyer)

    await test.step('a product is marked as a favourite and put into the cart', async () => {
      await open(page, '/product/reishi-spore')
      const favourite = main(page).getByRole('button', { name: 'Favourite' }).locator('visible=true').first()
      await favourite.click()
      await expect(favourite).toHaveAttribute('aria-pressed', 'true')
      await addToCart(page, say, 'reishi-spore')
      await addToCart(page, say, 'zinc-15')
    })

    await test.step('the cart counts what is in it, in another language too', async () => {
      await open(page, '/cart')
      const total = say('cart.summary.totalBeforeDelivery')
      await expectAmounts(page, buyer, total)
      for (const name of [/^Increase/, /^Increase/, /^Decrease/]) {
        const told = page.waitForResponse((answer) => answer.request().method() === 'PUT')
        await main(page).getByRole('button', { name }).first().click()
        await told
        await expectAmounts(page, buyer, total)
      }
      await page.locator('summary').filter({ hasText: 'English' }).locator('visible=true').first().click()
      await page.getByRole('link', { name: 'ภาษาไทย' }).locator('visible=true').first().click()
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(wordsOf('th')('cart.title'))
      await page.locator('summary').filter({ hasText: 'ไทย' }).locator('visible=true').first().click()
      await page.getByRole('link', { name: 'English' }).locator('visible=true').first().click()
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(say('cart.title'))
      await expectAmounts(page, buyer, total)
    })

    await test.step('checkout adds up delivery and a coupon', async () => {
      const total = say('checkout.summary.total')
      await openCheckout(page, buyer, '?step=delivery')
      await expectAmounts(page, buyer, total)
      for (const delivery of ['Local parcel', 'Home delivery', 'Local parcel']) {
        await page.locator('label').filter({ hasText: delivery }).click()
        await expect(page.getByRole('radio', { name: new RegExp(delivery) })).toBeChecked()
        await expectAmounts(page, buyer, total)
      }
      const apply = page.getByRole('button', { name: 'Apply', exact: true })
      await apply.click()
      await expect(page.getByText(say('coupons.field.missing')).first()).toBeVisible()
      await page.getByRole('textbox', { name: 'Coupon code' }).fill('WELCOME50')
      await apply.click()
      await expect(page.getByText(say('coupons.field.applied'))).toBeVisible()
      await expectAmounts(page, buyer, total)
      await page.getByRole('button', { name: 'Remove coupon WELCOME50' }).click()
      await expect(page.getByText('The coupon has been removed.')).toBeVisible()
      await expectAmounts(page, buyer, total)
    })

    await test.step('the order is placed and paid for what was shown', async () => {
      await next(page, 'choose payment').click()
      await choosePayment(page, 'Credit or debit card')
      await expectStep(page, 'review')
      const { grand_total: due } = await buyer.rest<Totals>('GET', '/carts/mine/totals')
      await expect(place(page)).toHaveText(`Place order, ${hongKongDollars(due)}`)
      await place(page).click()
      await expect(page).toHaveURL(/\/checkout\/payment\?order=\d+/)
      await fillCard(page, say, '4111 1111 1111 1111')
      await page
        .getByRole('button', { name: `Pay ${hongKongDollars(due)}` })
        .locator('visible=true')
        .first()
        .click()
      await expect(page).toHaveURL(/\/order\/success\/\d+/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('payment.success.title'))
    })
  })

  test('favourites are moved into the cart and taken off the list', async ({ page }) => {
    const buyer = await newBuyer(page.request)
    for (const sku of ['vitamin-d3-k2', 'zinc-15']) await buyer.rest('POST', `/wishlist/add/${sku}`)
    await signInAs(page, buyer)
    await open(page, '/dashboard/favourites')
    const rows = main(page).getByRole('article')
    await expect(rows).toHaveCount(2)
    await rows
      .first()
      .getByRole('button', { name: say('favourites.move') })
      .click()
    await expect(rows).toHaveCount(1)
    await rows
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(rows).toHaveCount(0)
  })
})

test('translated before React has taken it over, the page is drawn anew and works', async ({
  page,
  watched,
}) => {
  await translate(page, { from: 'start', mark: '~' })
  await open(page, '/product/zinc-15')
  await main(page)
    .getByRole('button', { name: `~${say('catalogue.product.add')}` })
    .locator('visible=true')
    .first()
    .click()
  await expect(page.getByText(say('shell.cart.added'))).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/^~[^~]+$/)
  // React has found other words than the server's
  expect(new Set(watched.complaints.splice(0).map((complaint) => complaint.split(':')[0]))).toEqual(
    new Set(['hydration']),
  )
})
