import type { Locator, Page } from '@playwright/test'
import { associate, preferred, signIn } from './every-page.ts'
import { codeFor, newMobile } from './shopper.ts'
import { expect, hydrated, test } from './watched-page.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')

/** Counts what a finger does: presses (a choice in a list is one), and fields that are typed into. */
function counting(page: Page) {
  const count = { taps: 0, fields: 0 }
  const seen = (locator: Locator) => locator.locator('visible=true').first()
  return {
    count,
    tap: async (target: Locator) => {
      count.taps++
      await seen(target).click()
    },
    choose: async (name: string) => {
      count.taps++
      const list = page.getByRole('combobox', { name, exact: true })
      await expect(list.getByRole('option').nth(1)).toBeAttached()
      await list.selectOption({ index: 1 })
    },
    type: async (name: string, text: string) => {
      count.fields++
      await page.getByLabel(name, { exact: true }).fill(text)
    },
  }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const begins = (text: string) => new RegExp(`^${text.trim()}`)
const pay = (page: Page) => button(page, begins(say('payment.pay.button', { amount: '' })))
const place = (page: Page) => button(page, begins(say('checkout.place.button', { amount: '' })))

/** From the home page to an order of the first product that has nothing to choose. */
async function toCheckout(page: Page, tap: (target: Locator) => Promise<void>) {
  await page.goto('/')
  await hydrated(page)
  await tap(page.getByRole('main').getByRole('link', { name: 'Goji Berry Juice Sachets' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Goji Berry Juice Sachets' })).toBeVisible()
  await tap(button(page, say('catalogue.product.buy')))
}

test('from the home page to a paid order: at most 13 taps and 10 fields for a newcomer, 6 taps for who comes back', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await test.step('a newcomer', async () => {
    const { count, tap, choose, type } = counting(page)
    const mobile = newMobile()
    await toCheckout(page, tap)
    await tap(page.getByRole('link', { name: say('account.signin.register') }))
    // signing in asks for a mobile number, too
    await expect(button(page, say('account.signup.submit'))).toBeVisible()
    await type(say('account.field.mobile'), mobile)
    await tap(button(page, say('account.code.send')))
    await type(say('account.field.code'), await codeFor(page, mobile))
    await type(say('account.field.lastname'), 'Chan')
    await type(say('account.field.firstname'), 'Mei Yee')
    await type(say('account.field.password'), 'Jade2026')
    await type(say('account.field.confirmPassword'), 'Jade2026')
    await tap(page.getByText(say('account.signup.adult')))
    await tap(button(page, say('account.signup.submit')))
    await expect(page).toHaveURL(/\/checkout/)
    const own = (label: 'ds.address.lastname' | 'ds.address.firstname' | 'ds.address.mobile') =>
      page.getByRole('textbox', { name: say(label), exact: true })
    await expect(own('ds.address.lastname')).toHaveValue('Chan')
    await expect(own('ds.address.firstname')).toHaveValue('Mei Yee')
    await expect(own('ds.address.mobile')).toHaveValue(mobile)
    await expect(page.getByRole('checkbox', { name: say('ds.address.default') })).toHaveCount(0)
    await choose(say('ds.address.region'))
    await choose(say('ds.address.district'))
    await type(say('ds.address.street'), '12B, 223 Nam Cheong Street')
    await tap(button(page, say('checkout.address.next')))
    // the delivery is the newcomer's own choice, one tap where the first way is right
    await tap(button(page, say('checkout.delivery.next')))
    await tap(
      page
        .getByRole('radiogroup', { name: begins(say('checkout.payment.choose')) })
        .locator('label')
        .first(),
    )
    // the bar of a phone places the order from here, for what it shows
    await expect(place(page)).toHaveText(/HK\$2[34]8\.00/)
    await tap(place(page))
    await expect(page).toHaveURL(/\/checkout\/payment\?order=\d+/)
    await type(say('payment.card.number'), '4111 1111 1111 1111')
    await expect(page.getByLabel(say('payment.card.holder'), { exact: true })).toHaveValue('Mei Yee Chan')
    await type(say('payment.card.expiry'), '12/30')
    await type(say('payment.card.cvc'), '123')
    await tap(pay(page))
    await expect(page).toHaveURL(/\/order\/success\/\d+/)
    console.log(`A newcomer: ${count.taps} taps, ${count.fields} typed fields`)
    expect(count.taps).toBeLessThanOrEqual(13)
    expect(count.fields).toBeLessThanOrEqual(10)
  })
  await test.step('the same person again', async () => {
    const { count, tap, type } = counting(page)
    await toCheckout(page, tap)
    await tap(place(page))
    await expect(page).toHaveURL(/\/checkout\/payment\?order=\d+/)
    await type(say('payment.card.number'), '4111 1111 1111 1111')
    await type(say('payment.card.expiry'), '12/30')
    await type(say('payment.card.cvc'), '123')
    await tap(pay(page))
    await expect(page).toHaveURL(/\/order\/success\/\d+/)
    console.log(`A returning customer: ${count.taps} taps, ${count.fields} typed fields`)
    expect(count.taps).toBeLessThanOrEqual(6)
  })
})

test('an order in a list is opened by a link as high as a finger needs', async ({ page, request }) => {
  await signIn(page, await preferred(request))
  for (const path of ['/dashboard/orders', '/dashboard']) {
    await page.goto(path)
    await hydrated(page)
    const links = page.getByRole('main').getByRole('listitem').locator('a[href^="/dashboard/orders/"]')
    await expect(links.nth(2)).toBeVisible()
    for (const link of await links.all()) {
      const { height = 0, width = 0 } = (await link.boundingBox()) ?? {}
      expect.soft(Math.ceil(height), `${path}: ${await link.innerText()}`).toBeGreaterThanOrEqual(44)
      expect.soft(width).toBeGreaterThanOrEqual(44)
    }
  }
})

test('all controls of a report are in sight on a phone, none beyond its edge', async ({
  page,
  request,
  baseURL,
}) => {
  await signIn(page, await associate(request))
  await page.context().addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }])
  await page.goto('/reports')
  await hydrated(page)
  const width = page.viewportSize()?.width ?? 0
  for (const name of [say('ds.views.none'), /^Columns \(/, /^Filter/, / – /]) {
    const control = page.getByRole('main').getByRole('button', { name })
    await expect(control).toBeVisible()
    const box = await control.boundingBox()
    expect.soft(box?.x, String(name)).toBeGreaterThanOrEqual(0)
    expect.soft((box?.x ?? 0) + (box?.width ?? width), String(name)).toBeLessThanOrEqual(width)
    expect.soft(box?.height, String(name)).toBeGreaterThanOrEqual(44)
  }
})
