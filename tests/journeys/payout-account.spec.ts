import type { Locator, Page } from '@playwright/test'
import { press, tabTo } from './by-keyboard.ts'
import { enterAs, expect, hydrated, test } from './own-shop.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')

/** Goes to a field with the keyboard and replaces what it holds. */
async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

// Requirements
test('an associate requests a payout account by keyboard: missing fields and a taken user name are told, and the account is there after a reload', async ({
  page,
  shop,
}) => {
  // an earlier run may have opened the account
  await shop.reset()
  await enterAs(page, shop, 'today')
  const main = page.getByRole('main')
  const field = (name: 'username' | 'email' | 'city' | 'street') =>
    main.getByRole('textbox', { name: say(`payouts.field.${name}`), exact: true })
  const send = main.getByRole('button', { name: say('payouts.request.send') })
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/loyalty/mannatech-pay')) sent++
  })

  await test.step('the payments lead to the form', async () => {
    await page.goto('/commissions')
    await hydrated(page)
    await expect(main.getByRole('switch', { name: say('payouts.weekly.label') })).toBeDisabled()
    await press(page, main.getByRole('link', { name: say('payouts.account.request') }))
    await expect(page).toHaveURL('/commissions/payout-account')
    await expect(main.getByRole('heading', { level: 1, name: say('payouts.account.label') })).toBeFocused()
  })

  await test.step('what is missing is listed, and each entry leads to its field', async () => {
    await press(page, send)
    const missing = main.getByRole('group', { name: say('forms.validation.allRequired') })
    await expect(missing).toBeFocused()
    await expect(missing.getByRole('link')).toHaveText([/^Username/, /^City or district/, /^Street address/])
    await press(page, missing.getByRole('link').first())
    await expect(field('username')).toBeFocused()
    await expect(field('username')).toHaveAccessibleDescription(say('forms.validation.required'))
    expect(sent).toBe(0)
  })

  await test.step('a user name that is taken is told, and the form keeps what was typed', async () => {
    await write(page, field('username'), 'taken.yan')
    await write(page, main.getByRole('spinbutton', { name: /^day/ }), '07')
    await write(page, field('city'), 'Sha Tin')
    await write(page, field('street'), '8 Lok King Street')
    await page.keyboard.press('Enter')
    const taken = main.getByRole('group').filter({ hasText: say('payouts.request.usernameTaken') })
    await expect(taken).toBeFocused()
    await expect(field('street')).toHaveValue('8 Lok King Street')
    await expect(main.getByRole('spinbutton', { name: /^day/ })).toHaveText('07')
    expect(sent).toBe(1)
  })

  await test.step('an empty answer says nothing and leaves the form as it is (R-691)', async () => {
    for (const body of ['', 'null', '[]']) {
      await page.route('**/loyalty/mannatech-pay', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 200, contentType: 'application/json', body })
          : route.fallback(),
      )
      const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
      await write(page, field('username'), 'yan.ng')
      await page.keyboard.press('Enter')
      await answered
      await expect(send).not.toHaveAttribute('aria-disabled', 'true')
      await expect(field('username')).toHaveValue('yan.ng')
      await expect(page).toHaveURL('/commissions/payout-account')
      await expect(main.getByRole('alert')).toHaveCount(0)
      await expect(page.getByText(say('account.error.load'))).toHaveCount(0)
      await expect(page.getByText(say('payouts.request.done'))).toHaveCount(0)
      await page.unroute('**/loyalty/mannatech-pay')
    }
  })

  await test.step('another name opens the account', async () => {
    await write(page, field('username'), 'yan.ng')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/commissions')
    await expect(page.getByText(say('payouts.request.done'))).toBeVisible()
    expect(sent).toBe(5)
  })

  await test.step('it is there, also after a reload', async () => {
    const settings = main.getByRole('group', { name: say('payouts.settings.title') })
    for (const isReloaded of [false, true]) {
      if (isReloaded) {
        await page.reload()
        await hydrated(page)
      }
      await expect(settings.getByText(say('payouts.account.active'), { exact: true })).toBeVisible()
      await expect(settings.getByRole('link', { name: say('payouts.account.login') })).toBeVisible()
      await expect(settings.getByRole('link', { name: say('payouts.account.request') })).toHaveCount(0)
      await expect(settings.getByRole('switch', { name: say('payouts.weekly.label') })).toBeEnabled()
    }
  })

  await test.step('the page of the request shows the account instead of another form', async () => {
    await page.goto('/commissions/payout-account')
    await expect(main.getByText(say('payouts.account.active'), { exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: say('payouts.account.login') })).toBeVisible()
    await expect(send).toHaveCount(0)
  })
})
