import type { Page } from '@playwright/test'
import { expect, test } from './own-shop.ts'
import { mobileField, open, say, send } from './sign-in-page.ts'

/** The forms for which pictures or questions were asked, as they come: the sandbox tells their answers by them. */
function captchasOf(page: Page): string[] {
  const formIds: string[] = []
  page.on('response', (answer) => { if (answer.url().endsWith('/backend/captcha')) formIds.push((answer.request().postDataJSON() as { formId: string }).formId) })
  return formIds
}

test('who asks for many codes reads a picture first: nothing and wrong signs are told, right ones send (R-405, R-407)', async ({ page, shop }) => {
  await shop.setFaults({ match: 'GET /customer/mobile/sendcode/*', status: 400, body: JSON.stringify({ message: 'Please provide CAPTCHA code and try again', code: 5020 }), times: 1 })
  const formIds = captchasOf(page)
  await open(page)
  await mobileField(page).fill('51000012')
  await send(page).click()
  const dialog = page.getByRole('dialog', { name: say('account.captcha.title') })
  const picture = dialog.getByRole('img', { name: say('account.captcha.label') })
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(200)
  const signs = dialog.getByRole('textbox', { name: say('account.captcha.label') })
  await dialog.getByRole('button', { name: say('account.code.send') }).click()
  await expect(signs).toHaveAccessibleDescription(/This field is required/)
  const first = await picture.getAttribute('src')
  await signs.fill('WRONG')
  await dialog.getByRole('button', { name: say('account.code.send') }).click()
  await expect(dialog.getByText(say('account.captcha.wrong'))).toBeVisible()
  await expect(picture).not.toHaveAttribute('src', first ?? '')
  await expect(signs).toBeFocused()
  await signs.fill((await shop.outbox(formIds.at(-1) ?? ''))[0]?.body.toLowerCase() ?? '')
  await dialog.getByRole('button', { name: say('account.code.send') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/We have sent a code to \+852 51000012/)).toBeVisible()
})

test('who cannot see the picture has a question asked, and answers it by keyboard alone', async ({ page, shop }) => {
  await shop.setFaults({ match: 'GET /customer/mobile/sendcode/*', status: 400, body: JSON.stringify({ message: 'Please provide CAPTCHA code and try again', code: 5020 }), times: 1 })
  const formIds = captchasOf(page)
  await open(page)
  await mobileField(page).fill('51000013')
  await send(page).press('Enter')
  const dialog = page.getByRole('dialog', { name: say('account.captcha.title') })
  await expect(dialog.getByRole('textbox', { name: say('account.captcha.label') })).toBeFocused()
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(new RegExp(say('account.captcha.help')))
  for (let index = 0; index < 3; index++) await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: say('account.captcha.ask') })).toBeFocused()
  await page.keyboard.press('Enter')
  const field = dialog.getByRole('textbox', { name: /^Write these numbers as digits/ })
  await expect(field).toBeFocused()
  await expect(dialog.getByRole('img')).toHaveCount(0)
  await page.keyboard.type('0')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(say('account.captcha.wrongQuestion'))).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.type([...(await shop.outbox(formIds.at(-1) ?? ''))[0]?.body ?? ''].join(' '))
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/We have sent a code to \+852 51000013/)).toBeVisible()
})
