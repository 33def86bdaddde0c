import type { Page } from '@playwright/test'
import { expect, test } from './own-shop.ts'
import { byAccount, codeField, codeTo, mobileField, open, say, send } from './sign-in-page.ts'

test.describe('a forgotten password', () => {
  const setPassword = async (page: Page, password: string) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible()
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Save new password' }).click()
  }

  // Requirements
  test('is set anew by the link in an e-mail, once', async ({ page, shop }) => {
    const person = 'yan.ng@jadeleaf.example'
    await open(page, '/forgot_password')
    const asked = page.waitForRequest('**/customers/password')
    await page.getByRole('textbox', { name: say('account.forgot.key') }).fill(person)
    await page.getByRole('button', { name: say('account.forgot.submit') }).click()
    expect((await asked).postDataJSON()).toMatchObject({
      email: person,
      template: 'email_reset',
      websiteId: '1',
    })
    await expect(page.getByText('Check your email')).toBeVisible()
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

  // Requirements
  test('is set anew by a code, and an unknown number learns nothing', async ({ page, shop }) => {
    await open(page, '/forgot_password')
    await page.getByRole('link', { name: say('account.forgot.byMobile') }).click()
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

  test('is set anew by a code for an account without an e-mail', async ({ page, shop }) => {
    await open(page, '/forgot_password')
    await page.getByRole('link', { name: say('account.forgot.byMobile') }).click()
    await page
      .getByRole('combobox', { name: /country|code/i })
      .first()
      .selectOption('853')
    await mobileField(page).fill('66000009')
    await send(page).click()
    await expect(page.getByText(/We have sent a code to/)).toBeVisible()
    const code = /\b\d{6}\b/.exec((await shop.outbox('+85366000009'))[0]?.body ?? '')?.[0] ?? ''
    await codeField(page).fill(code)
    await page.getByRole('button', { name: say('account.forgot.next') }).click()
    await setPassword(page, 'Nomail2026')
    await expect(page.getByText('Your password has been changed. Sign in with the new one.')).toBeVisible()
  })

  // Requirements
  test('a service that fails, or knows no account, is not called the customer’s mistake', async ({
    page,
    shop,
  }) => {
    const next = page.getByRole('button', { name: say('account.forgot.next') })
    const mistake = page.getByText('Please check if your email and mobile are correct.')
    await shop.setFaults(
      { match: 'GET /customers/getusername/*', status: 500, body: '' },
      { match: 'PUT /customers/password', status: 500, body: '' },
    )
    await open(page, '/forgot_password')
    await page.getByRole('textbox', { name: say('account.forgot.key') }).fill('mei.chan@jadeleaf.example')
    await page.getByRole('button', { name: say('account.forgot.submit') }).click()
    await expect(page.getByText('Something went wrong. Please try again later.')).toBeVisible()
    await expect(mistake).toHaveCount(0)
    await page.getByRole('link', { name: say('account.forgot.byMobile') }).click()
    await mobileField(page).fill('51000005')
    await codeField(page).fill('123456')
    await next.click()
    const failure = page.getByText('Something went wrong. Please try again later.').filter({ visible: true })
    await expect(failure).toBeVisible()
    await expect(mistake).toHaveCount(0)
    await shop.setFaults({ match: 'GET /customers/getusername/*', status: 200, body: '"[]"' })
    await next.click()
    await expect(page.getByText('Cannot find customer.')).toBeVisible()
    await expect(page.getByRole('heading', { name: say('account.choice.title') })).toHaveCount(0)
  })

  // Requirement R-525
  test('an email that a service answers with 404 is to be checked', async ({ page, shop }) => {
    await shop.setFaults({
      match: 'PUT /customers/password',
      status: 404,
      body: JSON.stringify({
        message: 'No such entity with %fieldName = %fieldValue, %field2Name = %field2Value',
        parameters: {
          fieldName: 'email',
          fieldValue: 'nobody@jadeleaf.example',
          field2Name: 'websiteId',
          field2Value: 1,
        },
      }),
    })
    await open(page, '/forgot_password')
    await page.getByRole('textbox', { name: say('account.forgot.key') }).fill('nobody@jadeleaf.example')
    await page.getByRole('button', { name: say('account.forgot.submit') }).click()
    await expect(page.getByText(say('account.forgot.failed'))).toBeVisible()
    await expect(page.getByText('This is no longer available.')).toHaveCount(0)
  })

  // Requirements
  test('a page without a token, or with a bad one, says so and leads on', async ({ page }) => {
    await open(page, '/reset_password')
    await expect(page.getByText('Invalid reset token')).toBeVisible()
    await open(page, '/reset_password?email=mei.chan%40jadeleaf.example&token=nonsense')
    await setPassword(page, 'Other2026')
    await expect(page.getByText('Invalid reset token')).toBeVisible()
    await page.getByRole('link', { name: 'Request a new link' }).click()
    await expect(page).toHaveURL(/\/forgot_password$/)
  })
})
