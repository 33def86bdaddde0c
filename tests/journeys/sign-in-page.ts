import type { Page } from '@playwright/test'
import { expect, hydrated, type Shop } from './own-shop.ts'
import { wordsOf } from './words.ts'

/** The journeys of signing in are walked in English. */
export const say = wordsOf('en')

/** Opens a page and waits until it answers. */
export const open = async (page: Page, path = '/signin') => {
  await page.goto(path)
  await hydrated(page)
}
/** Where the number goes. */
export const mobileField = (page: Page) =>
  page.getByRole('textbox', { name: say('account.field.mobile'), exact: true })
/** Where the code goes. */
export const codeField = (page: Page) =>
  page.getByRole('textbox', { name: say('account.field.code'), exact: true })
/** Asks for a code. */
export const send = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: say('account.code.send') })
/** The button of the form that is shown. */
export const signInButton = (page: Page) =>
  page.getByRole('button', { name: 'Sign in', exact: true }).locator('visible=true').last()

/** Newest code to a Hong Kong number. */
export async function codeTo(shop: Shop, mobile: string, earlier = ''): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      code = /\b\d{6}\b/.exec((await shop.outbox(`+852${mobile}`))[0]?.body ?? '')?.[0] ?? ''
      return code !== '' && code !== earlier
    })
    .toBe(true)
  return code
}

/** Signs in by account and password. */
export async function byAccount(page: Page, account: string, password: string) {
  await page.getByRole('link', { name: say('account.signin.byAccount') }).click()
  await page.getByRole('textbox', { name: say('account.signin.account') }).fill(account)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await signInButton(page).click()
}
