import type { Locator, Page } from '@playwright/test'
import { focus, press, tabTo } from './by-keyboard.ts'
import { codeFor, newMobile } from './shopper.ts'
import { expect, hydrated, test } from './watched-page.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** A message whose amount is not known here. */
const begins = (text: string) => new RegExp(`^${escaped(text.trim())}`)

const write = async (page: Page, name: string, text: string) => {
  await tabTo(page, page.getByRole('textbox', { name, exact: true }))
  await page.keyboard.type(text)
}
const isHeld = (page: Page) =>
  expect.poll(async () => (await focus(page)).lost, { message: 'the focus is lost' }).toBe(false)
const hasFocus = async (dialog: Locator) => {
  await expect(dialog).toBeVisible()
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
}
/** The next page has come: its heading takes the focus from what was pressed on the one before. */
const hasArrived = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeFocused()
const seen = (locator: Locator) => locator.locator('visible=true').first()

// A tablet with a keyboard is as wide as a desktop: both projects walk the same way.
test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

test('a person without a mouse buys something, from the home page to the way out', async ({ page }) => {
  test.setTimeout(180_000)
  const mobile = newMobile()

  await test.step('the first key leads past the header', async () => {
    await page.goto('/')
    await hydrated(page)
    await page.keyboard.press('Tab')
    await expect(page.locator('a[href="#main"]')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('search, open a product, look into a dialog and come back', async () => {
    await tabTo(page, page.getByRole('searchbox', { name: say('shell.search.label') }), 'Shift+Tab')
    await page.keyboard.type('vitamin d3')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/categories\?q=vitamin(%20|\+)d3/)
    await hasArrived(page)
    await press(page, seen(page.getByRole('main').getByRole('link', { name: /Vitamin D3 \+ K2/ })))
    await expect(page).toHaveURL(/\/product\/vitamin-d3-k2/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const share = seen(page.getByRole('button', { name: say('catalogue.share.action') }))
    await press(page, share)
    await hasFocus(page.getByRole('dialog'))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(share).toBeFocused()
  })

  await test.step('into the cart and on to registration', async () => {
    await press(page, seen(page.getByRole('button', { name: say('catalogue.product.add') })))
    await expect(page.getByText(say('shell.cart.added'))).toBeVisible()
    await isHeld(page)
    await press(
      page,
      seen(page.getByRole('banner').getByRole('link', { name: /^Cart/ })),
      'Enter',
      'Shift+Tab',
    )
    await expect(page.getByRole('heading', { level: 1, name: say('cart.title') })).toBeFocused()
    await press(page, seen(page.getByRole('link', { name: begins(say('cart.summary.checkout', { n: 1 })) })))
    await expect(page).toHaveURL(/\/signin\?redirect=/)
    await hasArrived(page)
    await press(page, page.getByRole('link', { name: say('account.signin.register') }))
    await expect(page.getByRole('heading', { level: 1, name: say('account.signup.title') })).toBeFocused()
  })

  await test.step('a form sent too early says what is missing and takes the focus there', async () => {
    await press(page, page.getByRole('button', { name: say('account.signup.submit') }))
    const summary = page
      .getByRole('main')
      .getByRole('group')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .first()
    await expect(summary).toBeFocused()
    await press(page, summary.getByRole('link').first())
    await expect(page.getByRole('textbox', { name: say('account.field.mobile'), exact: true })).toBeFocused()
  })

  await test.step('registration', async () => {
    await page.keyboard.type(mobile)
    await press(page, page.getByRole('button', { name: say('account.code.send') }))
    const code = await codeFor(page, mobile)
    await isHeld(page)
    await tabTo(
      page,
      page.getByRole('textbox', { name: say('account.field.code'), exact: true }),
      'Shift+Tab',
    )
    await page.keyboard.type(code)
    await write(page, say('account.field.firstname'), 'Mei')
    await write(page, say('account.field.lastname'), 'Chan')
    await tabTo(page, page.getByLabel(say('account.field.password'), { exact: true }))
    await page.keyboard.type('Jade2026')
    await tabTo(page, page.getByLabel(say('account.field.confirmPassword'), { exact: true }))
    await page.keyboard.type('Jade2026')
    await press(page, page.getByRole('checkbox', { name: say('account.signup.adult') }), 'Space')
    await press(page, page.getByRole('button', { name: say('account.signup.submit') }))
    await expect(page).toHaveURL(/\/checkout/)
    await hasArrived(page)
  })

  await test.step('address, delivery, payment, order', async () => {
    // another person receives it: the account's own name is still to be confirmed
    await write(page, say('ds.address.firstname'), 'Mei Yee')
    await write(page, say('ds.address.lastname'), 'Chan')
    await write(page, say('ds.address.mobile'), '51234567')
    for (const label of [say('ds.address.region'), say('ds.address.district')]) {
      const list = page.getByRole('combobox', { name: label, exact: true })
      await expect(list.getByRole('option').nth(1)).toBeAttached()
      await tabTo(page, list)
      await page.keyboard.press('ArrowDown')
    }
    await write(page, say('ds.address.street'), '12B, 223 Nam Cheong Street')
    await press(page, page.getByRole('button', { name: say('checkout.address.next') }))
    await expect(page.getByRole('button', { name: say('checkout.delivery.next') })).toBeVisible()
    await isHeld(page)
    await press(page, page.getByRole('button', { name: say('checkout.delivery.next') }))
    await expect(page.getByRole('button', { name: say('checkout.payment.next') })).toBeVisible()
    await isHeld(page)
    await press(
      page,
      page
        .getByRole('radiogroup', { name: begins(say('checkout.payment.choose')) })
        .getByRole('radio')
        .first(),
      'Space',
    )
    await press(page, page.getByRole('button', { name: say('checkout.payment.next') }))
    const order = seen(
      page.getByRole('button', { name: begins(say('checkout.place.button', { amount: '' })) }),
    )
    await press(page, order)
    const dialog = page.getByRole('dialog')
    await hasFocus(dialog)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(order).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, dialog.getByRole('button', { name: say('checkout.name.confirm') }))
    await expect(page).toHaveURL(/\/checkout\/payment\?order=\d+/)
    await expect(page.getByRole('textbox', { name: say('payment.card.number'), exact: true })).toBeVisible()
    await isHeld(page)
  })

  await test.step('a card pays', async () => {
    await write(page, say('payment.card.number'), '4111111111111111')
    await write(page, say('payment.card.holder'), 'CHAN MEI')
    await write(page, say('payment.card.expiry'), '1230')
    await write(page, say('payment.card.cvc'), '123')
    await press(
      page,
      seen(page.getByRole('button', { name: begins(say('payment.pay.button', { amount: 'HK$' })) })),
    )
    await expect(page).toHaveURL(/\/order\/success\/\d+/)
    await expect(page.getByRole('heading', { level: 1, name: say('payment.success.title') })).toBeVisible()
    await isHeld(page)
  })

  await test.step('and out', async () => {
    await press(page, seen(page.getByRole('main').getByRole('link').filter({ hasText: /order/i })))
    await expect(page).toHaveURL(/\/dashboard\/orders/)
    await hasArrived(page)
    await press(
      page,
      seen(page.getByRole('button', { name: say('shell.nav.signOut') })),
      'Enter',
      'Shift+Tab',
    )
    await page.waitForURL((url) => url.pathname === '/')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('bearerToken'))).toBeNull()
  })
})
