import type { Page } from '@playwright/test'
import { expect, test } from './own-shop.ts'
import { byAccount, codeField, codeTo, mobileField, open, say, send } from './sign-in-page.ts'

test.describe('a forgotten password', () => {
  const setPassword = async (page: Page, password: string) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible()
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('Password again', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Save the new password' }).click()
  }

  test('is set anew by the link in an e-mail, once', async ({ page, shop }) => {
    const person = 'yan.ng@jadeleaf.example'
    await open(page, '/forgot_password')
    const asked = page.waitForRequest('**/customers/password')
    await page.getByRole('textbox', { name: say('account.forgot.key') }).fill(person)
    await page.getByRole('button', { name: say('account.forgot.submit') }).click()
    expect((await asked).postDataJSON()).toMatchObject({ email: person, template: 'email_reset', websiteId: '1' })
    await expect(page.getByText('Check your e-mail')).toBeVisible()
    const link = /https?:\/\/\S+/.exec((await shop.outbox(person))[0]?.body ?? '')?.[0] ?? ''
    await open(page, link)
    await setPassword(page, 'Fresh2026')
    await expect(page.getByText('Your password has been changed. Sign in with the new one.')).toBeVisible()
    await open(page, link)
    await setPassword(page, 'Other2026')
    await expect(page.getByText('Invalid reset token')).toBeVisible()
    await open(page)
    await byAccount(page, person, 'Fresh2026')
    await expect(page).not.toHaveURL(/\/signin/)
  })

  test('is set anew by a code, and an unknown number learns nothing', async ({ page, shop }) => {
    await open(page, '/forgot_password')
    await page.getByRole('tab', { name: say('account.forgot.byMobile') }).click()
    await mobileField(page).fill('51000007')
    await send(page).click()
    await codeField(page).fill(await codeTo(shop, '51000007'))
    await page.getByRole('button', { name: say('account.forgot.next') }).click()
    await expect(page).toHaveURL(/\/reset_password$/)
    await setPassword(page, 'Again2026')
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await byAccount(page, 'lok.cheung@jadeleaf.example', 'Again2026')
    await expect(page).not.toHaveURL(/\/signin/)
  })

  test('a page without a token, or with a bad one, says so and leads on', async ({ page }) => {
    await open(page, '/reset_password')
    await expect(page.getByText('Invalid reset token')).toBeVisible()
    await open(page, '/reset_password?email=mei.chan%40jadeleaf.example&token=nonsense')
    await setPassword(page, 'Other2026')
    await expect(page.getByText('Invalid reset token')).toBeVisible()
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(page).toHaveURL(/\/forgot_password$/)
  })
})
