import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { newBuyer, rest, signInAs, type Buyer } from './buyer.ts'
import { codeFor, newMobile } from './shopper.ts'
import { expect, hydrated, test } from './own-shop.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')
const wrong = (code: string) => code.replace(/./g, (digit) => String((Number(digit) + 1) % 10))

async function enter(page: Page, path: string): Promise<Buyer> {
  const buyer = await newBuyer(page.request, { address: null })
  await signInAs(page, buyer)
  await page.goto(path)
  await hydrated(page)
  return buyer
}
const mobileOf = async ({ rest: ask }: Buyer) =>
  (
    await ask<{ custom_attributes: { attribute_code: string; value: string }[] }>('GET', '/customers/me')
  ).custom_attributes.find(({ attribute_code: code }) => code === 'mobile')?.value ?? ''
/** Counts the calls to a path. */
function countCalls(page: Page, path: string): () => number {
  let asked = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.includes(path)) asked++
  })
  return () => asked
}
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true })
const secret = (page: Page, name: string) => main(page).getByLabel(name, { exact: true })

test('the account leads to orders, addresses, notifications and profile, and each opens (R-147)', async ({
  page,
}) => {
  await enter(page, '/dashboard')
  for (const [name, path] of [
    ['Orders', '/dashboard/orders'],
    ['Addresses', '/dashboard/addresses'],
    ['Notifications', '/dashboard/messages'],
    ['Profile', '/dashboard/profile'],
  ] as const) {
    await page
      .getByRole('navigation', { name: 'My account' })
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
})

// Requirements R-412
test('the profile shows who one is; a taken e-mail is told at its field, another is saved as the whole record (R-139, R-347, R-413)', async ({
  page,
}) => {
  const buyer = await enter(page, '/dashboard/profile')
  for (const text of ['Mei Yee Chan', buyer.email, `+852 ${await mobileOf(buyer)}`])
    await expect(main(page).getByText(text)).toBeVisible()
  await button(page, say('dashboard.profile.edit')).click()
  await field(page, 'Surname').fill('Cheung')
  await field(page, 'Email').fill('mei@')
  await button(page, 'Save').click()
  await expect(main(page).getByText('Input is not a valid email address').first()).toBeVisible()
  await field(page, 'Email').fill('mei.chan@jadeleaf.example')
  await secret(page, 'Current password').fill('Wrong2026')
  await button(page, 'Save').click()
  await expect(secret(page, 'Current password')).toHaveAccessibleDescription(
    /Your current password is incorrect/,
  )
  await secret(page, 'Current password').fill('Jade2026')
  await button(page, 'Save').click()
  await expect(main(page).getByText('Email address already exists').first()).toBeVisible()
  await expect(field(page, 'Surname')).toHaveValue('Cheung')
  const email = `new.${buyer.email}`
  await field(page, 'Email').fill(email)
  const sent = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith('/customers/me'),
  )
  await button(page, 'Save').click()
  const body = (await sent).postDataJSON() as { customer: Record<string, unknown>; passwordHash: string }
  expect(Object.keys(body).sort()).toEqual(['customer', 'passwordHash'])
  expect(body.customer).toMatchObject({ email, lastname: 'Cheung' })
  expect(JSON.stringify(body)).toContain('"current_password":"Jade2026"')
  await expect(page.getByText(say('dashboard.profile.saved'))).toBeVisible()
  await expect(main(page).getByText('Mei Yee Cheung')).toBeVisible()
  await expect(main(page).getByText(email)).toBeVisible()
})

test('the password changes for the current one only, and nothing is sent before the form is right (R-140, R-350, R-351, R-421)', async ({
  page,
}) => {
  const buyer = await enter(page, '/dashboard/profile')
  await main(page)
    .getByRole('link', { name: say('dashboard.password.title') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: say('dashboard.password.title') })).toBeVisible()
  const asked = countCalls(page, '/customer/changepassword')
  const save = button(page, say('dashboard.password.title'))
  await save.click()
  await expect(main(page).getByRole('group', { name: 'All fields are required' })).toBeFocused()
  await secret(page, 'New password').fill('Jade2027')
  await secret(page, 'Confirm password').fill('Jade2028')
  await save.click()
  await expect(main(page).getByText('Passwords do not match').first()).toBeVisible()
  await expect(secret(page, 'Current password')).toHaveAccessibleDescription(/This field is required/)
  expect(asked()).toBe(0)
  await secret(page, 'Confirm password').fill('Jade2027')
  await secret(page, 'Current password').fill('Wrong2026')
  await save.click()
  await expect(secret(page, 'Current password')).toHaveAccessibleDescription(
    /Your current password is incorrect/,
  )
  await expect(secret(page, 'New password')).toHaveValue('Jade2027')
  await secret(page, 'Current password').fill('Jade2026')
  const sent = page.waitForRequest('**/customer/changepassword')
  await save.click()
  expect((await sent).postDataJSON()).toEqual({ currentPassword: 'Jade2026', newPassword: 'Jade2027' })
  await expect(page).toHaveURL(/\/dashboard\/profile$/)
  await expect(page.getByText(say('dashboard.password.done'))).toBeVisible()
  expect(
    await rest(page.request, 'POST', '/customer/integration/token', {
      username: buyer.email,
      password: 'Jade2027',
    }),
  ).toEqual(expect.any(String))
})

test('another number is bound by its code: the same number, no code and a wrong one are refused (R-141, R-345, R-426, R-687)', async ({
  page,
  shop,
}) => {
  const buyer = await enter(page, '/dashboard/profile')
  const old = await mobileOf(buyer)
  // The number got its code of the registration a moment ago.
  await shop.setClock(61)
  await main(page)
    .getByRole('link', { name: say('dashboard.phone.title') })
    .click()
  const [asked, saved] = [countCalls(page, '/sendcode/'), countCalls(page, '/customers/me')]
  await field(page, say('dashboard.phone.new')).fill(old)
  await button(page, 'Get code').first().press('Enter')
  await expect(field(page, say('dashboard.phone.new'))).toBeFocused()
  await expect(field(page, say('dashboard.phone.new'))).toHaveAccessibleDescription(
    /The new phone number is the same as the old one\./,
  )
  expect(asked()).toBe(0)
  const mobile = newMobile()
  await field(page, say('dashboard.phone.new')).fill(mobile)
  await button(page, 'Get code').first().click()
  const code = await codeFor(page, mobile)
  await expect(main(page).getByText(`We have sent a code to +852 ${mobile}`)).toBeVisible()
  await button(page, 'Get code').click()
  await expect(main(page).getByText(`We have sent a code to +852 ${old}`)).toBeVisible()
  await field(page, `Code sent to +852 ${old}`).fill(await codeFor(page, old))
  // the page may have read the profile anew until here
  const read = saved()
  await button(page, say('dashboard.phone.submit')).click()
  await expect(field(page, 'Security code')).toHaveAccessibleDescription(/This field is required/)
  expect(saved() - read).toBe(0)
  await field(page, 'Security code').fill(wrong(code))
  const checked = page.waitForRequest('**/customer/mobile/verifycode/**')
  await button(page, say('dashboard.phone.submit')).click()
  expect((await checked).headers()['authorization'] ?? '').toBe('')
  await expect(field(page, 'Security code')).toHaveAccessibleDescription(
    /Please enter the correct security code/,
  )
  await expect(field(page, say('dashboard.phone.new'))).toHaveValue(mobile)
  await field(page, 'Security code').fill(code)
  await button(page, say('dashboard.phone.submit')).click()
  await expect(page.getByText(say('dashboard.phone.done'))).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/profile$/)
  await expect(main(page).getByText(`+852 ${mobile}`, { exact: true })).toBeVisible()
  expect(await mobileOf(buyer)).toBe(mobile)
})

test('or by the password and the code; a number of somebody else is refused before a code is sent (R-142, R-346)', async ({
  page,
}) => {
  const buyer = await enter(page, '/dashboard/profile/phone')
  await main(page).getByText(say('dashboard.phone.byPassword'), { exact: true }).click()
  await field(page, say('dashboard.phone.new')).fill('51000003')
  await button(page, 'Get code').click()
  await expect(field(page, say('dashboard.phone.new'))).toHaveAccessibleDescription(
    /The phone number you entered is already bound to your account/,
  )
  await expect(field(page, say('dashboard.phone.new'))).toBeFocused()
  const mobile = newMobile()
  await field(page, say('dashboard.phone.new')).fill(mobile)
  await button(page, 'Get code').click()
  await field(page, 'Security code').fill(await codeFor(page, mobile))
  await button(page, say('dashboard.phone.submit')).click()
  await expect(secret(page, 'Current password')).toHaveAccessibleDescription(/This field is required/)
  await secret(page, 'Current password').fill('Wrong2026')
  await button(page, say('dashboard.phone.submit')).click()
  await expect(secret(page, 'Current password')).toHaveAccessibleDescription(
    /Your current password is incorrect/,
  )
  await secret(page, 'Current password').fill('Jade2026')
  await button(page, say('dashboard.phone.submit')).click()
  await expect(page.getByText(say('dashboard.phone.done'))).toBeVisible()
  expect(await mobileOf(buyer)).toBe(mobile)
})

test('without a bound number the page binds one, by its code and the password (R-603)', async ({
  page,
  shop,
}) => {
  const buyer = await newBuyer(page.request, { address: null })
  await signInAs(page, buyer)
  // a record that another system made, without a mobile
  const me = await buyer.rest<{ custom_attributes: { attribute_code: string }[] }>('GET', '/customers/me')
  await shop.setFaults({
    match: 'GET /customers/me',
    status: 200,
    body: JSON.stringify({
      ...me,
      custom_attributes: me.custom_attributes.filter(
        ({ attribute_code: code }) => !code.startsWith('mobile'),
      ),
    }),
  })
  await page.goto('/dashboard/profile')
  await main(page)
    .getByRole('link', { name: say('dashboard.phone.bindTitle') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add a mobile number' })).toBeVisible()
  await expect(main(page).getByRole('radio')).toHaveCount(0)
  const mobile = newMobile()
  await field(page, 'Mobile number').fill(mobile)
  const bind = button(page, say('dashboard.phone.bind'))
  const before = await bind.boundingBox()
  await button(page, 'Get code').click()
  await expect(main(page).getByText(`We have sent a code to +852 ${mobile}`)).toBeVisible()
  // The note takes its reserved space: a press on the button cannot be lost.
  expect(await bind.boundingBox()).toEqual(before)
  await field(page, 'Security code').fill(await codeFor(page, mobile))
  await secret(page, 'Current password').fill('Jade2026')
  await bind.click()
  await expect(page.getByText(say('dashboard.phone.bound'))).toBeVisible()
  await shop.setFaults()
  expect(await mobileOf(buyer)).toBe(mobile)
})

test('downloads all that the shop keeps of the customer, by keyboard', async ({ page }) => {
  const { rest: ask } = await enter(page, '/dashboard/profile')
  const { email } = await ask<{ email: string }>('GET', '/customers/me')
  const download = button(page, say('dashboard.data.download'))
  await download.focus()
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(file.suggestedFilename()).toBe('jadeleaf-data.json')
  const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as { account: { email: string }[] }
  expect(data.account.map((account) => account.email)).toEqual([email])
  await expect(page.getByText(say('shell.file.saved', { name: file.suggestedFilename() }))).toBeVisible()
  await expect(download).toBeFocused()
})
