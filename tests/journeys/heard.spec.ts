import type { Page } from '@playwright/test'
import { fillCart, hongKong, newBuyer, signInAs } from './buyer.ts'
import { expect, hydrated, test } from './own-shop.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')

/** Notes each control that takes the focus from now on, by its words. */
const noteFocus = (page: Page) =>
  page.evaluate(() => {
    const noted: string[] = []
    Object.assign(globalThis, { notedFocus: noted })
    addEventListener('focusin', ({ target }) => {
      const { tagName, textContent } = target as HTMLElement
      noted.push(`${tagName} ${textContent}`)
    })
  })
const notedFocus = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { notedFocus: string[] }).notedFocus)

test('in the account the skip link leads past the side navigation (WCAG 2.4.1)', async ({ page }) => {
  await signInAs(page, await newBuyer(page.request))
  await page.goto('/dashboard/orders')
  await hydrated(page)
  await expect(page.getByRole('navigation', { name: say('dashboard.nav.label') })).toBeVisible()
  const skip = page.getByRole('link', { name: say('ds.skip.main') })
  await skip.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate(() => document.activeElement?.closest('nav')?.getAttribute('aria-label') ?? 'past'),
  ).toBe('past')
})

test('each step of the checkout has its title, and its heading takes the focus at once (WCAG 2.4.2, 2.4.3)', async ({
  page,
}) => {
  const buyer = await newBuyer(page.request)
  await buyer.rest('PUT', '/customer/address/save', { address: hongKong })
  await fillCart(buyer, 'zinc-15')
  await signInAs(page, buyer)
  await page.goto('/checkout?step=address')
  await hydrated(page)
  await expect(page).toHaveTitle('Delivery address – Checkout – Jadeleaf')
  await page.keyboard.press('Shift')
  await page.locator('html[data-focus-guarded]').waitFor()
  await noteFocus(page)
  const next = page.getByRole('main').getByRole('button', { name: say('checkout.address.next') })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { level: 2, name: say('checkout.step.delivery'), exact: true }),
  ).toBeFocused()
  await expect(page).toHaveTitle('Delivery – Checkout – Jadeleaf')
  expect((await notedFocus(page)).map((control) => control.split(' ')[0])).toEqual(['BUTTON', 'H2'])
})

test('the button of a step stays the same while the totals come, so that no press on it is lost', async ({
  page,
}) => {
  const buyer = await newBuyer(page.request)
  await buyer.rest('PUT', '/customer/address/save', { address: hongKong })
  await fillCart(buyer, 'zinc-15')
  await signInAs(page, buyer)
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/\/carts\/mine\/(totals|shipping-information)/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/checkout?step=address')
  await hydrated(page)
  const next = page.getByRole('main').getByRole('button', { name: say('checkout.address.next') })
  const before = await next.elementHandle()
  answer()
  await expect(page.getByText('HK$98.00').filter({ visible: true }).first()).toBeVisible()
  expect(await before?.evaluate((button) => button.isConnected)).toBe(true)
  await before?.press('Enter')
  await expect(
    page.getByRole('heading', { level: 2, name: say('checkout.step.delivery'), exact: true }),
  ).toBeFocused()
})

test('on a very low screen the bars scroll away with the page (WCAG 1.4.10)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/')
  await hydrated(page)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  const covered = await page.evaluate(
    () =>
      [...document.querySelectorAll('header, nav')].filter((bar) => {
        const { top, bottom } = bar.getBoundingClientRect()
        return (
          bar.checkVisibility() &&
          bottom > 0 &&
          top < innerHeight &&
          getComputedStyle(bar).position !== 'static'
        )
      }).length,
  )
  expect(covered).toBe(0)
})

test('the footer leads to the statement on accessibility, in the language of the page', async ({
  page,
  baseURL,
}) => {
  for (const [language, title] of [
    ['en', 'Accessibility'],
    ['zh_hk', '無障礙聲明'],
    ['th', 'การเข้าถึงสำหรับทุกคน'],
  ] as const) {
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
    await page.goto('/page/contact')
    await hydrated(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click()
    await expect(page).toHaveURL(/\/page\/accessibility$/)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('WCAG')
    await expect(page.getByRole('main')).toContainText('help@jadeleaf.example')
  }
})
