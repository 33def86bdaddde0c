import { expect, type Page } from '@playwright/test'
import { hydrated } from './watched-page.ts'
import type { Say } from './words.ts'

let mobiles = 0
/** A Hong Kong mobile number that nobody has: each worker counts from its own start. */
export function newMobile(): string {
  const start = Number(process.env['FIRST_MOBILE']) + Number(process.env['TEST_WORKER_INDEX']) * 1000
  return `5${2_000_000 + ((start + mobiles++) % 8_000_000)}`
}

/** The code in the newest text message to a number, read where a person would read it: in the outbox. */
export async function codeFor(page: Page, mobile: string): Promise<string> {
  let code = ''
  await expect
    .poll(
      async () => {
        const messages = (await (
          await page.request.get(`/sandbox/outbox.json?to=${encodeURIComponent(`+852${mobile}`)}`)
        ).json()) as { body: string }[]
        code = /\b\d{6}\b/.exec(messages[0]?.body ?? '')?.[0] ?? ''
        return code
      },
      { message: `no code for ${mobile}` },
    )
    .not.toBe('')
  return code
}

/** Opens a product, chooses its first option where it has some, and puts it into the cart. */
export async function addToCart(page: Page, say: Say, sku: string) {
  await page.goto(`/product/${sku}`)
  await hydrated(page)
  const option = page.getByRole('main').getByRole('radio').first()
  if (await option.count()) await option.check({ force: true })
  await page
    .getByRole('button', { name: say('catalogue.product.add') })
    .locator('visible=true')
    .first()
    .click()
  await expect(page.getByText(say('shell.cart.added'))).toBeVisible()
}

/** Fills the registration form with a code from the outbox and sends it. */
export async function register(page: Page, say: Say, mobile: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('account.signup.title'))
  await page.getByRole('textbox', { name: say('account.field.mobile'), exact: true }).fill(mobile)
  await page.getByRole('button', { name: say('account.code.send') }).click()
  await page
    .getByRole('textbox', { name: say('account.field.code'), exact: true })
    .fill(await codeFor(page, mobile))
  await page.getByRole('textbox', { name: say('account.field.lastname'), exact: true }).fill('陳')
  await page.getByRole('textbox', { name: say('account.field.firstname'), exact: true }).fill('美儀')
  await page.getByLabel(say('account.field.password'), { exact: true }).fill('Jade2026')
  await page.getByLabel(say('account.field.confirmPassword'), { exact: true }).fill('Jade2026')
  await page.getByText(say('account.signup.adult')).click()
  await page.getByRole('button', { name: say('account.signup.submit') }).click()
}

/** Signs in with e-mail and password on the sign-in page. */
export async function signIn(page: Page, say: Say, email: string) {
  await page.getByRole('link', { name: say('account.signin.byAccount') }).click()
  await page.getByRole('textbox', { name: say('account.signin.account'), exact: true }).fill(email)
  await page.getByLabel(say('account.field.password'), { exact: true }).fill('Jade2026')
  // a notice that the session has ended may still offer the same
  await page
    .getByRole('main')
    .getByRole('button', { name: say('account.signin.submit'), exact: true })
    .click()
}

/** Fills in an address in Hong Kong. */
export async function fillAddress(page: Page, say: Say) {
  await page.getByRole('combobox', { name: say('ds.address.country'), exact: true }).selectOption('HK')
  await page.getByRole('textbox', { name: say('ds.address.lastname'), exact: true }).fill('陳')
  await page.getByRole('textbox', { name: say('ds.address.firstname'), exact: true }).fill('美儀')
  await page.getByRole('textbox', { name: say('ds.address.mobile'), exact: true }).fill('51234567')
  for (const label of [say('ds.address.region'), say('ds.address.district')]) {
    const list = page.getByRole('combobox', { name: label, exact: true })
    await expect(list.getByRole('option').nth(1)).toBeAttached()
    await list.selectOption({ index: 1 })
  }
  await page
    .getByRole('textbox', { name: say('ds.address.street'), exact: true })
    .fill('12B, 223 Nam Cheong Street')
}

/** Fills in a card: `number` decides what the sandbox's bank says. */
export async function fillCard(page: Page, say: Say, number: string) {
  await page.getByRole('textbox', { name: say('payment.card.number'), exact: true }).fill(number)
  const holder = page.getByRole('textbox', { name: say('payment.card.holder'), exact: true })
  if (!(await holder.inputValue())) await holder.fill('CHAN MEI YEE')
  const expiry = page.getByRole('textbox', { name: say('payment.card.expiry'), exact: true })
  if (!(await expiry.inputValue())) await expiry.fill('12/30')
  await page.getByRole('textbox', { name: say('payment.card.cvc'), exact: true }).fill('123')
}
