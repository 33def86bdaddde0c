import { TOTP } from 'otpauth'
import type { Page } from '@playwright/test'
import { newBuyer, type Buyer } from './buyer.ts'
import { press, tabTo } from './by-keyboard.ts'
import { expect, hydrated, test } from './own-shop.ts'
import { codeFor } from './shopper.ts'
import { open, say } from './sign-in-page.ts'

const password = 'Jade2026'
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name })
const passwordField = (page: Page, name: string) => main(page).getByLabel(name, { exact: true })
const announced = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

/** The code of a key in the period of 30 seconds that is so far from now. */
const codeOf = (secret: string, periods: number) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + periods * 30_000 })

/** Types the account and password with the keyboard alone, up to the second step. */
async function firstStep(page: Page, { email }: Buyer) {
  await open(page, '/signin?by=account')
  await tabTo(page, field(page, say('account.signin.account')))
  await page.keyboard.type(email)
  await tabTo(page, passwordField(page, say('account.field.password')))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

/** Opens the page of two-step sign-in from the profile. */
async function manage(page: Page) {
  await page.goto('/dashboard/profile')
  await hydrated(page)
  await press(page, main(page).getByRole('link', { name: say('dashboard.twoStep.manage') }))
  await expect(page).toHaveURL(/\/dashboard\/profile\/two-step$/)
}

/** Signs out, and waits for the home page, which is opened as a document. */
async function signOut(page: Page) {
  await page.goto('/logout')
  await page.waitForURL((url) => url.pathname === '/')
  expect(await page.evaluate(() => localStorage.getItem('bearerToken'))).toBeNull()
}

/** The mobile number of a new buyer, without its country code. */
async function boundNumber(buyer: Buyer): Promise<string> {
  const { custom_attributes: attributes } = await buyer.rest<{
    custom_attributes: { attribute_code: string; value: string }[]
  }>('GET', '/customers/me')
  return attributes.find(({ attribute_code: code }) => code === 'mobile')?.value ?? ''
}

/** Switches it on by keyboard. @returns the key and the recovery codes */
async function switchOn(page: Page): Promise<{ secret: string; codes: string[] }> {
  await manage(page)
  await tabTo(page, passwordField(page, say('dashboard.password.current')))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('heading', { name: say('dashboard.twoStep.scan') })).toBeFocused()
  await expect(main(page).getByRole('img', { name: say('dashboard.twoStep.qr') })).toBeVisible()
  const shown = await main(page)
    .getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    .textContent()
  const secret = shown!.replaceAll(' ', '')
  await tabTo(page, field(page, say('dashboard.twoStep.code')))
  // the earliest code that is taken, so that the later ones are left for signing in
  await page.keyboard.type(codeOf(secret, -1))
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('heading', { name: say('dashboard.twoStep.codesTitle') })).toBeFocused()
  const codes = await main(page)
    .getByRole('listitem')
    .filter({ hasText: /^\w{5}-\w{5}$/ })
    .allTextContents()
  expect(codes).toHaveLength(10)
  const saved = page.waitForEvent('download')
  await press(page, button(page, say('dashboard.twoStep.download')))
  expect((await saved).suggestedFilename()).toBe('jadeleaf-recovery-codes.txt')
  await press(page, button(page, say('dashboard.twoStep.done')))
  await announced(page, say('dashboard.twoStep.onNow'))
  await expect(main(page).getByText(say('dashboard.twoStep.on'))).toBeVisible()
  return { secret, codes }
}

test('two-step sign-in is switched on, asked for, and switched off, by keyboard', async ({
  page,
  watched,
}) => {
  test.slow()
  const buyer = await newBuyer(page.request, { address: null })
  await firstStep(page, buyer)
  await expect(page).toHaveURL(/\/dashboard$/)
  const { secret, codes } = await switchOn(page)

  await signOut(page)
  await firstStep(page, buyer)
  const code = field(page, say('account.otp.code'))
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  // a wrong code stays, to be read and corrected
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(/This code is wrong or was already used/)
  await expect(code).toHaveValue('000000')
  await code.fill('')
  await code.focus()
  await page.keyboard.type(codeOf(secret, 0))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await signOut(page)
  await firstStep(page, buyer)
  await expect(code).toBeFocused()
  await press(page, button(page, say('account.otp.useRecovery')))
  const recovery = field(page, say('account.otp.recoveryCode'))
  await expect(recovery).toBeFocused()
  await page.keyboard.type(codes[0]!.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)

  await manage(page)
  await expect(main(page).getByText('You have 9 recovery codes left.')).toBeVisible()
  await press(page, button(page, say('dashboard.twoStep.turnOff')))
  await expect(main(page).getByRole('heading', { name: say('dashboard.twoStep.turnOff') })).toBeFocused()
  await tabTo(page, passwordField(page, say('dashboard.password.current')))
  await page.keyboard.type(password)
  await tabTo(page, field(page, say('dashboard.twoStep.anyCode')))
  await page.keyboard.type(codes[1]!)
  await page.keyboard.press('Enter')
  await announced(page, say('dashboard.twoStep.offNow'))
  await signOut(page)
  await firstStep(page, buyer)
  await expect(page).toHaveURL(/\/dashboard$/)
  // a failed sign-in is reported as well
  expect(
    watched.complaints.splice(0).filter((text) => text.startsWith('sign-in: ServiceFault')),
  ).toHaveLength(1)
})

test('back from the second step, the first one still has what was typed', async ({ page }) => {
  const buyer = await newBuyer(page.request, { address: null })
  const { secret } = await buyer.rest<{ secret: string }>('POST', '/customers/me/two-step/begin', {
    current_password: password,
  })
  await buyer.rest('POST', '/customers/me/two-step/confirm', { code: codeOf(secret, 0) })
  await firstStep(page, buyer)
  await press(page, button(page, say('account.otp.back')))
  await expect(passwordField(page, say('account.field.password'))).toBeFocused()
  await expect(passwordField(page, say('account.field.password'))).toHaveValue(password)
  await expect(field(page, say('account.signin.account'))).toHaveValue(buyer.email)
})

test('a code by SMS proves who asks as well, for people without a password, by keyboard', async ({
  page,
  shop,
}) => {
  test.slow()
  const buyer = await newBuyer(page.request, { address: null })
  await firstStep(page, buyer)
  await expect(page).toHaveURL(/\/dashboard$/)
  await manage(page)
  const number = await boundNumber(buyer)
  const first = await codeFor(page, number)
  // a number gets one code a minute, and registering took one
  await shop.setClock(120)
  await tabTo(page, main(page).getByRole('radio', { name: say('dashboard.phone.byPassword') }))
  await page.keyboard.press('ArrowUp')
  await press(page, button(page, say('account.code.send')))
  await expect.poll(() => codeFor(page, number)).not.toBe(first)
  await tabTo(page, field(page, say('dashboard.phone.ownCode', { mobile: `+852 ${number}` })), 'Shift+Tab')
  await page.keyboard.type(await codeFor(page, number))
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('heading', { name: say('dashboard.twoStep.scan') })).toBeFocused()
  await shop.setClock(0)
})
