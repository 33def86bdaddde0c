import type { Page } from '@playwright/test'
import { expect, test, type Shop } from './own-shop.ts'
import { newMobile } from './shopper.ts'
import { codeField, codeTo, mobileField, open, send } from './sign-in-page.ts'

test.describe('registration', () => {
  async function fill(page: Page, shop: Shop, mobile: string) {
    await open(page, '/signup?redirect=%2Fcategories%3Fq%3Dtea')
    await mobileField(page).fill(mobile)
    await send(page).click()
    await codeField(page).fill(await codeTo(shop, mobile))
    await page.getByRole('textbox', { name: 'Surname' }).fill('Chan')
    await page.getByRole('textbox', { name: 'Given name' }).fill('Mei Yee')
    await page.getByLabel('Password', { exact: true }).fill('Jade2026')
    await page.getByLabel('Confirm password', { exact: true }).fill('Jade2026')
    await page.getByText('I am 18 or over').click()
  }
  const submit = (page: Page) => page.getByRole('button', { name: 'Create account' }).click()

  // Requirements R-536
  test('a taken e-mail is told at its field, keeps the form and its code, and another enters', async ({
    page,
    shop,
  }) => {
    await fill(page, shop, newMobile())
    const email = page.getByRole('textbox', { name: 'Email', exact: true })
    await email.fill('mei.chan@jadeleaf.example')
    await submit(page)
    await expect(page.getByText('Email address already exists').first()).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Jade2026')
    await email.fill(`mei.${Date.now()}@jadeleaf.example`)
    await submit(page)
    await expect(page).toHaveURL(/\/categories\?q=tea$/)
    await expect(page.getByText('Welcome, Mei Yee Chan. Enjoy shopping!')).toBeVisible()
  })

  // Requirements
  test('a referrer nobody knows, by code or by mobile, is told at its field', async ({ page, shop }) => {
    await fill(page, shop, newMobile())
    const referrer = page.getByRole('textbox', { name: 'Referrer code or mobile number' })
    for (const [typed, told] of [
      ['123456', 'Referrer Code should be 7 digits or 8 digits'],
      ['1234567', 'Not a valid EC referral code'],
      ['123456789', 'Referrer Code should be 7 digits or 8 digits'],
      ['1234567890', 'Not a valid EC mobile number'],
    ] as const) {
      await referrer.fill(typed)
      await submit(page)
      await expect(page.getByText(told, { exact: true }).first()).toBeVisible()
      await expect(referrer).toHaveAccessibleDescription(new RegExp(told))
    }
  })

  // Requirements R-338
  test('a press counts although leaving the field before it shows a mistake above', async ({ page }) => {
    await open(page, '/signup')
    await page.getByLabel('Password', { exact: true }).fill('Jade2026')
    await page.getByLabel('Confirm password', { exact: true }).fill('Jade2027')
    // slowly, as a finger does: the page has time to draw itself anew in between
    await page.getByText('I am 18 or over').click({ position: { x: 10, y: 4 }, delay: 150 })
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'I am 18 or over' })).toBeChecked()
  })

  // Requirements
  test('nothing is sent without the age, with two passwords or a weak one', async ({ page, shop }) => {
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/customers/register')) asked++
    })
    await fill(page, shop, newMobile())
    await page.getByText('I am 18 or over').click()
    await page.getByLabel('Confirm password', { exact: true }).fill('Jade2027')
    await submit(page)
    await expect(
      page.getByText('You need to be 18 and over to register on this website.').first(),
    ).toBeVisible()
    await expect(page.getByText('Passwords do not match').first()).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill('abcdef')
    await expect(
      page.getByText('Your password must have at least 6 characters, including letters and numbers.').first(),
    ).toBeVisible()
    expect(asked).toBe(0)
  })
})
