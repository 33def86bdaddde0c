import type { Page } from '@playwright/test'
import { newBuyer, newOrder, type Buyer } from './buyer.ts'
import { press, tabTo } from './by-keyboard.ts'
import { codeFor } from './shopper.ts'
import { expect, hydrated, test } from './own-shop.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')
const password = 'Jade2026'

const dialog = (page: Page) => page.getByRole('dialog', { name: say('dashboard.deletion.title') })
const secret = (page: Page) => dialog(page).getByLabel(say('dashboard.password.current'), { exact: true })
const submit = (page: Page) =>
  dialog(page).getByRole('button', { name: say('dashboard.deletion.action'), exact: true })
const opener = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: say('dashboard.deletion.action'), exact: true })

/** Signs the page in, once: what the page removes afterwards does not come back with the next document. */
async function signInOnce(page: Page, { token }: Buyer) {
  await page.goto('/page/delivery')
  await page.evaluate((value) => localStorage.setItem('bearerToken', value), token)
}
async function openDialog(page: Page) {
  await page.goto('/dashboard/profile')
  await hydrated(page)
  await opener(page).click()
  await expect(dialog(page)).toBeVisible()
}
/** What the browser holds of the shop, as text. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const caches = await globalThis.caches.keys()
    const entries = (area: Storage) => Object.entries({ ...area } as Record<string, string>)
    return JSON.stringify([entries(localStorage), entries(sessionStorage), caches])
  })

test('by keyboard: the dialog says what goes and stays, a wrong password is told at its field, and the account is gone', async ({
  page,
}) => {
  const buyer = await newBuyer(page.request)
  await signInOnce(page, buyer)
  await page.goto('/dashboard/profile')
  await hydrated(page)
  await page.evaluate(() => localStorage.setItem('recent_searches', JSON.stringify(['my own words'])))
  await press(page, opener(page))
  for (const text of ['dashboard.deletion.gone', 'dashboard.deletion.stays'] as const)
    await expect(dialog(page).getByText(say(text))).toBeVisible()
  await tabTo(page, secret(page))
  await page.keyboard.type('Wrong2026')
  await press(page, submit(page))
  await expect(secret(page)).toHaveAccessibleDescription(/Your current password is incorrect/)
  await expect(secret(page)).toHaveValue('Wrong2026')
  await tabTo(page, secret(page), 'Shift+Tab')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(password)
  await press(page, submit(page))
  await expect(page.getByText(say('shell.session.deleted'))).toBeVisible()
  await expect(page).toHaveURL(/\/(en)?$/)
  const held = await stored(page)
  for (const trace of [buyer.token, buyer.email, 'Mei Yee', 'my own words', 'personal'])
    expect(held).not.toContain(trace)
  expect(held).toContain('languageState')
  const [mail] = (await (
    await page.request.get(`/sandbox/outbox.json?to=${encodeURIComponent(buyer.email)}`)
  ).json()) as { subject: string }[]
  expect(mail?.subject).toBe('Your Jadeleaf account was deleted')
  await page.reload()
  await expect(page.getByText(say('shell.session.deleted'))).toBeHidden()
  await expect(buyer.rest('GET', '/customers/me')).rejects.toThrow('401')
})

test('a code to the bound number proves it as well; keeping the account changes nothing', async ({
  page,
  shop,
}) => {
  const buyer = await newBuyer(page.request)
  await signInOnce(page, buyer)
  await openDialog(page)
  await dialog(page)
    .getByRole('button', { name: say('dashboard.deletion.keep') })
    .click()
  await expect(dialog(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  const { custom_attributes: attributes } = await buyer.rest<{
    custom_attributes: { attribute_code: string; value: string }[]
  }>('GET', '/customers/me')
  const mobile = attributes.find(({ attribute_code: code }) => code === 'mobile')?.value ?? ''
  const first = await codeFor(page, mobile)
  // a number gets one code a minute, and registering took one
  await shop.setClock(120)
  await opener(page).click()
  await dialog(page).getByText(say('dashboard.phone.bySms')).click()
  await dialog(page)
    .getByRole('button', { name: say('account.code.send') })
    .click()
  await expect.poll(() => codeFor(page, mobile)).not.toBe(first)
  await dialog(page)
    .getByRole('textbox', { name: say('dashboard.phone.ownCode', { mobile: `+852 ${mobile}` }) })
    .fill(await codeFor(page, mobile))
  await submit(page).click()
  await expect(page.getByText(say('shell.session.deleted'))).toBeVisible()
  await shop.setClock(0)
})

test('an open order is named with the way there, and the account stays', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await newOrder(buyer)
  await signInOnce(page, buyer)
  await openDialog(page)
  await secret(page).fill(password)
  await submit(page).click()
  await expect(dialog(page).getByText(say('shell.service.personalData.openOrder'))).toBeVisible()
  await expect(dialog(page).getByText(say('dashboard.deletion.open'))).toBeVisible()
  await expect(secret(page)).toHaveValue(password)
  await dialog(page)
    .getByRole('link', { name: say('dashboard.deletion.orders') })
    .click()
  await expect(page).toHaveURL(/\/dashboard\/orders$/)
  await expect(dialog(page)).toBeHidden()
})

for (const [how, fault] of [
  ['answers 500', { status: 500 }],
  ['breaks off', { drop: true }],
] as const)
  test(`a call that ${how} keeps the dialog and what was typed`, async ({ page, shop }) => {
    await signInOnce(page, await newBuyer(page.request))
    await openDialog(page)
    await secret(page).fill(password)
    await shop.setFaults({ match: 'POST /customers/me/deletion', ...fault })
    try {
      await submit(page).click()
      await expect(dialog(page).getByRole('alert').or(dialog(page).getByRole('status')).first()).toBeVisible()
      await expect(secret(page)).toHaveValue(password)
      await expect(submit(page)).toBeEnabled()
    } finally {
      await shop.setFaults()
    }
    await submit(page).click()
    await expect(page.getByText(say('shell.session.deleted'))).toBeVisible()
  })

test('all that is open is listed, and payout credit is given up with its amount, by keyboard', async ({
  page,
  shop,
}) => {
  await signInOnce(page, { token: await shop.tokenOf('associate') } as Buyer)
  await openDialog(page)
  await tabTo(page, secret(page))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  const credit = dialog(page).getByText(say('shell.service.personalData.payoutCredit'))
  const application = dialog(page).getByText(say('shell.service.personalData.openApplication'))
  await expect(credit).toBeVisible()
  await expect(application).toBeVisible()
  const giveUp = dialog(page).getByRole('checkbox', { name: /HK\$/ })
  await tabTo(page, giveUp)
  await page.keyboard.press('Space')
  await expect(giveUp).toBeChecked()
  await press(page, submit(page))
  await expect(credit).toBeHidden()
  await expect(application).toBeVisible()
})

test('a deletion whose answer is lost is told as one', async ({ page, shop }) => {
  await signInOnce(page, await newBuyer(page.request))
  await openDialog(page)
  await secret(page).fill(password)
  await shop.setFaults({ match: 'POST /customers/me/deletion', drop: true, after: true, times: 1 })
  try {
    await submit(page).click()
    await expect(page.getByText(say('shell.session.deleted'))).toBeVisible()
  } finally {
    await shop.setFaults()
  }
})

test('a deletion that a gateway answers with 502 is told as one, without another press', async ({
  page,
  shop,
}) => {
  await signInOnce(page, await newBuyer(page.request))
  await openDialog(page)
  await secret(page).fill(password)
  await shop.setFaults({ match: 'POST /customers/me/deletion', status: 502, after: true, times: 2 })
  try {
    await submit(page).click()
    await expect(page.getByText(say('shell.session.deleted'))).toBeVisible()
  } finally {
    await shop.setFaults()
  }
})

test('a deletion whose answers are all lost is told with the next page, not as a session that expired', async ({
  page,
  shop,
}) => {
  const buyer = await newBuyer(page.request)
  await signInOnce(page, buyer)
  await openDialog(page)
  await secret(page).fill(password)
  await shop.setFaults({ match: 'POST /customers/me/deletion', status: 502, after: true })
  try {
    await submit(page).click()
    await expect(dialog(page).getByRole('alert').or(dialog(page).getByRole('status')).first()).toBeVisible()
    await expect(submit(page)).toBeEnabled()
  } finally {
    await shop.setFaults()
  }
  await page.goto('/dashboard/orders')
  await expect(page.getByText(say('shell.session.deleted'))).toBeVisible()
  const held = await stored(page)
  for (const trace of [buyer.token, buyer.email, 'deletion_asked']) expect(held).not.toContain(trace)
})
